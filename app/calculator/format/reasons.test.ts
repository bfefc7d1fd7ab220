import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { describeLimits } from "./reasons.ts";

test("a line with several cards has the widest of their limits, and none that one of them does without", () => {
  const [card] = getCatalog().cards;
  if (!card) throw new Error("There is no rate card");
  const kg = (amount: number) => amount * 1_000_000;
  const small = { ...card, unit: "kg" as const, limits: { minTotalMass: kg(50), maxMass: kg(30) } };
  const large = { ...card, unit: "kg" as const, limits: { minTotalMass: kg(500), maxMass: kg(90) } };
  expect(describeLimits([large, small], "metric")).toBe("shipments from 50 kg, parcels up to 90 kg");
  expect(describeLimits([large, { ...small, limits: {} }], "metric")).toBe("");
});
