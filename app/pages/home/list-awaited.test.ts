import { expect, test } from "vitest";
import { priceParcels } from "#rating/comparison/parcel-prices.ts";
import { testCard, testReference as reference, testShipment } from "#rating/test-card.ts";
import { listAwaited } from "./list-awaited.ts";

const cards = [testCard()];

test("a line that only lacks a postcode waits for it, and one that does not go there does not", () => {
  const zones = [{ zone: "DE", country: "DE", postcodes: [{ prefix: "1" }] }];
  const there = testShipment({ postcode: "" });
  const waiting = priceParcels(there, [testCard({ zones })], reference, "");
  expect(listAwaited(waiting, "general")).toEqual(["postcode"]);
  expect(listAwaited(priceParcels({ ...there, to: "FR" }, cards, reference, ""), "general")).toEqual([]);
  expect(listAwaited(priceParcels(there, [testCard({ zones }), ...cards], reference, ""), "general")).toEqual([]);
});
