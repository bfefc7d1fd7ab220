import { expect, test } from "vitest";
import { toMicro } from "#rating/money/money.ts";
import { kg, testCard } from "#rating/test-card.ts";
import { containerOnly, listFreightCountries } from "./convert-parcels.ts";

const transit = { transitMin: 5, transitMax: 7 };
const cards = [
  testCard({
    zones: [{ zone: "CA", country: "CA" }],
    tariff: {
      method: "breaks",
      bands: { CA: [{ from: kg(45), perUnit: toMicro(5), ...transit }] },
    },
  }),
  testCard({
    zones: [{ zone: "US", country: "US" }],
    tariff: {
      method: "container",
      bands: { US: [{ container: "20GP", price: toMicro(2900), ...transit }] },
    },
  }),
];
const countries = [
  { code: "CA", name: "Canada", aliases: [], typed: [] },
  { code: "US", name: "United States", aliases: [], typed: [] },
];

test("a container is offered only to where containers go, and freight to where air freight goes, too", () => {
  expect(listFreightCountries({ cards, countries }).map(({ code }) => code)).toEqual(["CA", "US"]);
  expect(listFreightCountries({ cards, countries }, containerOnly).map(({ code }) => code)).toEqual(["US"]);
});
