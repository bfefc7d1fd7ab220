import { expect, test } from "vitest";
import { catalog } from "#catalog/catalog.ts";
import { mass } from "#rating/mass.ts";
import { landedCost } from "./landed-cost.ts";
import { landedTitle } from "./landed-title.ts";

const { cards, reference } = catalog();

const titleOf = (to: string, value: number) => {
  const parcels = [{ quantity: 1, mass: mass(0.8, "kg") }];
  const shipment = { from: "CN", to, parcels, goods: "general", value, currency: "USD", shipDate: "2026-11-24" };
  const sides = landedCost("standard-express", { ...shipment, incoterm: "DAP" }, cards, reference.engine);
  return sides && landedTitle(sides);
};

test("nobody is told to pay nothing less", () => {
  const titles = ["GB", "DE", "US", "FR", "AU", "CA", "JP", "NO"].flatMap((to) =>
    [100, 5_000, 12_000, 90_000].flatMap((value) => titleOf(to, value) ?? []),
  );
  expect(titles.length).toBeGreaterThan(16);
  for (const title of titles) expect(title).not.toMatch(/\D0\.00 (?:less|more)/);
  // the seller accounts for British VAT either way
  expect(titleOf("GB", 12_000)).toMatch(/^Landed cost: \$[\d.]+ with DDP, \$[\d.]+ with DAP$/);
});
