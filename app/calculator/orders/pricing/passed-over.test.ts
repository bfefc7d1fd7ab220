import { expect, test } from "vitest";
import { toMinor } from "#rating/money/minor-digits.ts";
import { toMicro } from "#rating/money/money.ts";
import { cm, kg, testCard, testReference } from "#rating/test-card.ts";
import { testSetup } from "../test-setup.ts";
import type { Setup } from "../types.ts";
import { quoteRow } from "./later-questions.ts";
import { listPassedOver } from "./passed-over.ts";
import { priceOrders } from "./price-orders.ts";

const perKilogram = (price: number) => ({
  method: "per-kg-and-item" as const,
  bands: { DE: [{ upTo: kg(50), perUnit: toMicro(price), perItem: 0, transitMin: 5, transitMax: 8 }] },
});
const setup: Setup = {
  ...testSetup,
  cards: [
    testCard({ service: "cheap", tariff: perKilogram(5), limits: { maxMass: kg(30), maxValue: toMinor(150, "USD") } }),
    testCard({ service: "dear", tariff: perKilogram(9), limits: { maxMass: kg(50) } }),
  ],
  reference: testReference,
};

const rows = [
  ["A", "DE", "1", "100"],
  ["B", "DE", "1", "160"],
  ["C", "DE", "60", "160"],
  ["D", "KP", "1", "10"],
  ["E", "DE", "heavy", "10"],
];
const asked = {
  units: { weight: "kg", scope: "piece", side: "cm" } as const,
  ...{ marks: {}, box: "", goods: "general", corrections: [] },
  terms: { from: "CN", currency: "USD", incoterm: "DAP" as const, shipDate: "2026-11-20" },
};
const file = priceOrders(rows, setup, {
  ...{ columns: { order: 0, country: 1, weight: 2, value: 3 }, header: ["Order", "Country", "kg", "Value"] },
  ...asked,
});

test("a row without a price says why, as the list of problems does", () => {
  const own = (at: number) => quoteRow(rows[at] ?? [], at, setup, file);
  expect(own(0).nearest).toBeUndefined();
  expect(own(2).nearest?.code).toMatch(/too-heavy$/);
  expect(own(3).nearest).toEqual({ field: "to", code: "destination-not-served", given: "KP" });
  expect(own(4).unread).toMatchObject({ field: "weight", given: "heavy" });
});

test("an order that a cheaper line refuses says which and why; one that the cheapest takes says nothing", async () => {
  const own = await listPassedOver(rows, setup, file, "cheapest", async () => true);
  expect(own).toMatchObject([{ service: "cheap", reason: { code: "value-too-high" }, rows: [1] }]);
  expect(await listPassedOver(rows, setup, file, "cheapest", async () => false)).toBeUndefined();
});

test("a line that refuses a side is cheaper only if it is so for the same volume", async () => {
  const { weight } = testCard();
  const short = (divisor: number) => ({
    ...setup,
    cards: [
      testCard({
        ...{ service: "short", tariff: perKilogram(5) },
        ...{ limits: { maxSide: cm(60) }, weight: { ...weight, divisor } },
      }),
      testCard({ service: "long", tariff: perKilogram(9), weight: { ...weight, divisor: 1_000_000 } }),
    ],
  });
  const long = [["A", "DE", "2", "100x20x20"]];
  const list = async (own: Setup) => {
    const columns = { order: 0, country: 1, weight: 2, size: 3 };
    const priced = priceOrders(long, own, { ...asked, columns, header: ["Order", "Country", "kg", "Size"] });
    return listPassedOver(long, own, priced, "cheapest", async () => true);
  };
  // 40 litres are 2 kg by one divisor and 8 kg by the other
  expect(await list(short(20_000))).toMatchObject([{ service: "short", reason: { code: "side-too-long" } }]);
  expect(await list(short(5000))).toEqual([]);
});
