import { expect, test } from "vitest";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quoteCard } from "#rating/quote.ts";
import { testCard, testReference, testShipment } from "#rating/test-card.ts";
import { listBilledWeights } from "./billed-weights.ts";

const parcel = (kg: number, cm: number) => {
  const side = toLength(cm, "cm");
  return { quantity: 1, mass: toMass(kg, "kg"), sides: [side, side, side] as const };
};
const dense = parcel(2, 10);
const light = parcel(1, 30);

function billedOf(...parcels: ReturnType<typeof parcel>[]) {
  const quote = quoteCard(testShipment({ parcels }), testCard(), testReference);
  if (!quote.available) throw new Error("There is no price");
  return listBilledWeights(quote)?.billed;
}

test("what is billed is named only where all parcels are billed by it", () => {
  expect(billedOf(dense)).toBe("scale");
  expect(billedOf(light)).toBe("volume");
  expect(billedOf(light, light)).toBe("volume");
  expect(billedOf(light, dense)).toBeUndefined();
  expect(billedOf(dense, light)).toBeUndefined();
});
