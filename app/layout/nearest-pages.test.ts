import { expect, test } from "vitest";
import { measureNearness } from "./nearest-pages.ts";

const pages = [
  { path: "/resource/shipping-calculator", kind: "page", title: "Shipping calculator" },
  { path: "/resource/shipping-calculator?to=CA", kind: "place", title: "Canada" },
  { path: "/resource/freight-calculator", kind: "page", title: "Freight calculator" },
  { path: "/resource/destinations/fr", kind: "page", title: "Shipping to France" },
  { path: "/tracking", kind: "page", title: "Track a parcel" },
  { path: "/resource/guides/lithium-batteries", kind: "guide", title: "Lithium batteries in parcels and freight" },
].map((page) => ({ ...page, text: "" }));

const nearest = (address: string) =>
  pages
    .map((page) => ({ path: page.path, score: measureNearness(page, address) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ path }) => path);

test.each([
  ["/resource/shiping-calculator", "/resource/shipping-calculator"],
  ["/shippingcalculator", "/resource/shipping-calculator"],
  ["/zh/resource/fright-calculator", "/resource/freight-calculator"],
  ["/trackng", "/tracking"],
  ["/guides/batteries", "/resource/guides/lithium-batteries"],
  ["/resource/destinations/france", "/resource/destinations/fr"],
])("%s is near %s", (address, path) => {
  expect(nearest(address)[0]).toBe(path);
  expect(nearest(address).some((other) => other.includes("?"))).toBe(false);
});

test.each(["/nothing", "/nowhere", "/newsroom/no-such-item", "/zh/mei-you", "/", "/a-b-c"])(
  "nothing is near %s",
  (address) => expect(nearest(address)).toEqual([]),
);
