import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import type { Answer, Reason } from "#rating/answer.ts";
import { toMass } from "#rating/shipment/units.ts";
import { quoteCard } from "#rating/quote.ts";
import { testCard, testReference, testShipment } from "#rating/test-card.ts";
import { formatMoney } from "#app/ui/format.ts";
import { calculateLandedCost } from "./landed-cost.ts";
import { describeLandedCost, listLandedServices } from "./landed-section.tsx";

const { cards, reference } = getCatalog();

const titleOf = (to: string, value: number) => {
  const parcels = [{ quantity: 1, mass: toMass(0.8, "kg") }];
  const shipment = { from: "CN", to, parcels, goods: "general", value, currency: "USD", shipDate: "2026-11-24" };
  const sides = calculateLandedCost("standard-express", { ...shipment, incoterm: "DAP" }, cards, reference.engine);
  return sides && describeLandedCost(sides, (amount) => formatMoney(amount, sides.currency));
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

const { exchange } = testReference;
const withYen = { ...testReference, exchange: { ...exchange, rates: { ...exchange.rates, JPY: 150 } } };
const no = (service: string, reason: Reason): Answer => ({ available: false, service, reasons: [reason] });
const waits = no("waits", { field: "value", code: "value-needed" });
const heavy = no("heavy", { field: "weight", code: "parcel-too-heavy" });

test("a line without a price is offered only where no line has one, and only while it waits for the import", () => {
  const priced = quoteCard(testShipment(), testCard(), testReference);
  expect(priced.available).toBe(true);
  expect(listLandedServices([waits, priced, heavy], "USD", testReference)).toEqual([priced.service]);
  expect(listLandedServices([waits, heavy], "USD", testReference)).toEqual(["waits"]);
});

test("prices in several currencies are compared in one", () => {
  const inDollars = quoteCard(testShipment(), testCard(), testReference);
  const inYen = quoteCard(testShipment(), testCard({ currency: "JPY", service: "yen" }), testReference);
  if (!inDollars.available || !inYen.available) throw new Error("There is no price");
  // 9,000 yen are 60 dollars, less than 80, whatever the figures say
  const [cheap, dear] = [
    { ...inYen, total: 9_000 },
    { ...inDollars, total: 8_000 },
  ];
  expect(listLandedServices([dear, cheap], "USD", withYen)).toEqual(["yen", "test"]);
});
