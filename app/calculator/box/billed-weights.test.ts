import { expect, test } from "vitest";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { quoteCard } from "#rating/quote.ts";
import { testCard, testReference, testShipment } from "#rating/test-card.ts";
import { billedWeights } from "./billed-weights.ts";

const parcel = (kg: number, cm: number) => {
  const side = length(cm, "cm");
  return { quantity: 1, mass: mass(kg, "kg"), sides: [side, side, side] as const };
};
const dense = parcel(2, 10);
const light = parcel(1, 30);

function billedOf(...parcels: ReturnType<typeof parcel>[]) {
  const quote = quoteCard(testShipment({ parcels }), testCard(), testReference);
  if (!quote.available) throw new Error("There is no price");
  return billedWeights(quote)?.billed;
}

test("what is billed is named only where all parcels are billed by it", () => {
  expect(billedOf(dense)).toBe("scale");
  expect(billedOf(light)).toBe("volume");
  expect(billedOf(light, light)).toBe("volume");
  expect(billedOf(light, dense)).toBeUndefined();
  expect(billedOf(dense, light)).toBeUndefined();
});
