import { expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { toMicro } from "#rating/money/money.ts";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import type { Columns } from "../import/types.ts";
import type { Setup } from "../types.ts";
import { priceOrders } from "./price-orders.ts";
import { detectColumns } from "../import/detect-columns.ts";
import { quoteRow } from "./later-questions.ts";

const bands = (perUnit: number) => ({
  method: "per-kg-and-item" as const,
  bands: { DE: [{ upTo: kg(30), perUnit: toMicro(perUnit), perItem: 0, transitMin: 5, transitMax: 8 }] },
});

/** To Germany at 5, 7 and 20 a kg, for goods worth up to 150, 800 and anything. */
const cards: RateCard[] = [
  testCard({ service: "economy", tariff: bands(5), limits: { maxValue: 15_000 } }),
  testCard({ service: "standard", tariff: bands(7), limits: { maxValue: 80_000 } }),
  testCard({ service: "priority", tariff: bands(20) }),
];

const setup: Setup = {
  cards,
  reference: testReference,
  countries: [{ code: "DE", name: "Germany", aliases: [] }],
  goods: [{ id: "general", label: "General cargo" }],
  services: cards.map(({ service }) => ({ slug: service, name: service })),
};

const header = ["Order", "Country", "kg", "Total", "Quantity"];
const rows = [
  ["A", "DE", "1", "150", ""],
  ["B", "DE", "1", "150.01", ""],
  ["C", "DE", "2", "900", ""],
  ["D", "DE", "1", "290", "2"],
  ["E", "DE", "31", "900", ""],
];
const columns: Columns = { order: 0, country: 1, weight: 2, value: 3, quantity: 4 };

function priced({ own = rows, heads = header, amountsIn = "", without = false } = {}) {
  const { value, ...others } = columns;
  return priceOrders(own, setup, {
    columns: without ? others : columns,
    units: { weight: "kg", scope: "piece", side: "cm" },
    marks: {},
    header: heads,
    box: "",
    terms: { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" },
    goods: "general",
    corrections: [],
    ...(amountsIn && { amountsIn }),
  });
}

test("an order whose value cheaper lines refuse says so in its row", () => {
  const done = priced();
  expect(quoteRow(rows[2] ?? [], 2, setup, done)).toMatchObject({
    lines: [{ service: "priority" }],
    refused: [
      { service: "economy", reasons: [{ code: "value-too-high", given: 90_000, limit: 15_000 }] },
      { service: "standard", reasons: [{ code: "value-too-high", given: 90_000, limit: 80_000 }] },
    ],
  });
  expect(quoteRow(rows[0] ?? [], 0, setup, done).refused).toEqual([]);
});

test("amounts that name no currency are in the page's, or in the one that somebody says", () => {
  expect(priced().result.notes.amountsAssumed).toBe(true);
  // 150 € are more than $150: no longer on the line at 5 a kilogram
  const [dollars, euros] = [priced(), priced({ amountsIn: "EUR" })].map(
    ({ result }) => result.splits.cheapest.totals[0],
  );
  expect([dollars, euros]).toEqual([500, 700]);
  const named = rows.map(([order = "", to = "", weight = "", value = ""]) => [order, to, weight, `€${value}`, ""]);
  expect(priced({ own: named }).result.notes.amountsAssumed).toBe(false);
  expect(priced({ heads: ["Order", "Country", "kg", "Total (EUR)", "Quantity"] }).result.notes.amountsAssumed).toBe(
    false,
  );
  expect(priced({ without: true }).result.notes.amountsAssumed).toBe(false);
});

test("of a shop's export the goods' own sum comes before a total with carriage and tax", () => {
  for (const [heads, at] of [
    [["Name", "Total", "Subtotal", "Shipping Country", "Weight"], 2],
    [["Order", "Order Total", "Goods value", "Country", "Weight"], 2],
    [["订单号", "订单金额", "货值", "国家", "重量"], 2],
    [["Name", "Total", "Country", "Weight"], 1],
  ] as const)
    expect([heads, detectColumns(heads).value]).toEqual([heads, at]);
});
