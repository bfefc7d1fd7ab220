import { describe, expect, test } from "vitest";
import { micro } from "#rating/money.ts";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import type { RateCard } from "#rating/card.ts";
import { checkInvoice } from "./invoice/check-invoice.ts";
import type { Mend } from "./mends.ts";
import { foldedInto } from "./orders-charts.tsx";
import { priceOrders, type Setup } from "./price-orders.ts";
import { roundStep } from "./splits.ts";
import { whatIf } from "./what-if.ts";

/** Germany: 7.10 a kg and 2.30 a parcel in 5 to 8 days, 11 % fuel; a slow line at 5 a kg in 12 days, to 2 kg. */
const cards: RateCard[] = [
  testCard({
    service: "standard",
    surcharges: [{ id: "fuel", label: "Fuel", amount: { per: "percent", millionths: 11_000_000, of: ["freight"] } }],
  }),
  testCard({
    service: "slow",
    limits: { maxMass: kg(2) },
    tariff: {
      method: "per-kg-and-item",
      bands: { DE: [{ upTo: kg(2), perUnit: micro(5), perItem: 0, transitMin: 10, transitMax: 12 }] },
    },
  }),
];

const setup: Setup = {
  kind: "setup",
  cards,
  reference: testReference,
  countries: [
    { code: "DE", name: "Germany", aliases: [] },
    { code: "FR", name: "France", aliases: [] },
  ],
  goods: [{ id: "general", label: "General goods" }],
  services: [
    { slug: "standard", name: "Standard Express" },
    { slug: "slow", name: "Slow" },
  ],
};

const columns = { order: 0, country: 1, weight: 2, billed: 3, line: 4 };
const still = async () => true;

function priced(rows: string[][], mends: Mend[] = []) {
  const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;
  return priceOrders(rows, setup, { columns, unit: "kg", terms, goods: "general", mends }, () => {});
}

describe("an order file", () => {
  const rows = [
    ["A", "DE", "1"],
    ["B", "Atlantis", "1"],
    ["C", " atlantis", "2"],
    ["D", "DE", "heavy"],
    ["E", "FR", "1"],
    ["F", "DE", "3"],
    ["G", "DE", "31"],
  ];
  const { result } = priced(rows);

  test("every split adds up to its lines, its countries and its orders", () => {
    for (const { total, lines, countries, totals, histogram } of Object.values(result.splits)) {
      const sum = (parts: readonly { total: number }[]) => parts.reduce((all, part) => all + part.total, 0);
      expect(sum(lines)).toBe(total);
      expect(sum(countries)).toBe(total);
      expect(totals.filter((own) => own >= 0).reduce((all, own) => all + own, 0)).toBe(total);
      expect(histogram.counts.reduce((all, count) => all + count, 0)).toBe(result.taken);
    }
  });
  test("the cheapest is the slow line where it goes, within ten days it is not", () => {
    // (7.10 + 2.30) × 1.11 = 10.43; (21.30 + 2.30) × 1.11 = 26.20
    expect([...result.splits.cheapest.totals]).toEqual([500, -1, -1, -1, -1, 2620, -1]);
    expect([...result.splits.within.totals]).toEqual([1043, -1, -1, -1, -1, 2620, -1]);
    expect(result.splits.cheapest.against).toEqual({ service: 0, orders: 2, line: 3663, split: 3120 });
  });
  test("unreadable rows are grouped by what stands there, refused orders by the nearest line's reason", () => {
    expect(result.unread.groups).toEqual([
      { field: "country", given: "Atlantis", rows: 2, first: [1, 2] },
      { field: "weight", given: "heavy", rows: 1, first: [3] },
    ]);
    expect(
      result.refused.groups.map(({ service, reason: { code }, rows: count, first }) => [service, code, count, first]),
    ).toEqual([
      ["standard", "destination-not-served", 1, [4]],
      ["standard", "parcel-too-heavy", 1, [6]],
    ]);
    expect([result.unread.count, result.refused.count, result.taken]).toEqual([3, 2, 2]);
  });
  test("one answer mends all rows of its group, and only those", () => {
    const { result: mended } = priced(rows, [
      { field: "country", given: "Atlantis", use: "DE" },
      { field: "weight", given: "heavy", use: "800 g" },
    ]);
    expect(mended.unread.count).toBe(0);
    expect([...mended.splits.cheapest.totals]).toEqual([500, 500, 1000, 400, -1, 2620, -1]);
  });
  test("answers that point at each other end", () => {
    const { result: mended } = priced(
      [["A", "x", "1"]],
      [
        { field: "country", given: "x", use: "y" },
        { field: "country", given: "y", use: "x" },
      ],
    );
    expect(mended.unread.count).toBe(1);
  });
  test("a changed rule changes the total by what the orders then cost", async () => {
    const all = priced([
      ["A", "DE", "1.05"],
      ["B", "DE", "3.01"],
    ]);
    // A on the slow line: 5.25, in steps of 100 g 5.50, of 1 kg 10.00. B: 21.37 + 2.30 and 2.60 of fuel, 2.84 with 12 %
    const found = await whatIf(
      [
        ["A", "DE", "1.05"],
        ["B", "DE", "3.01"],
      ],
      setup,
      all,
      "cheapest",
      still,
    );
    expect(found).toEqual({ fuel: 24, "step-100": 25 + 71, "step-1000": 475 + 781, lower: 0 });
    expect(await whatIf([["A", "DE", "1"]], setup, all, "cheapest", async () => false)).toBeUndefined();
  });
});

describe("an invoice", () => {
  const rows = [
    ["A", "DE", "1.05", "$10.83", "Standard Express"],
    ["B", "DE", "1.05", "13.20", "standard"],
    ["C", "DE", "1.05", "9.76", "Standard Express"],
    ["D", "DE", "1.05", "5.25", "Standard Express"],
    ["E", "DE", "1.05", "99.99", "Standard Express"],
    ["F", "DE", "1.05", "n/a", "Standard Express"],
    ["G", "DE", "1.05", "5", "Nobody"],
  ];
  test("is explained row by row, and adds up", async () => {
    const checked = await checkInvoice(rows, setup, priced(rows), "", still);
    if (!checked) throw new Error("It was given up");
    const rules = rows.map((_, at) => checked.groups[checked.ruleBy[at] ?? -1]?.rule);
    // 1.05 × 7.10 = 7.46 and 2.30 and 11 % fuel: 10.83; at 1.35 kg 13.20; without fuel 9.76; the slow line 5.25
    expect(rules).toEqual([
      { rule: "exact" },
      { rule: "weight" },
      { rule: "without", detail: "fuel", label: "Fuel" },
      { rule: "other-line", detail: "slow" },
      { rule: "unexplained" },
      undefined,
      undefined,
    ]);
    expect([checked.checked, checked.unchecked, checked.expected]).toEqual([5, 2, 5 * 1083]);
    expect(checked.groups.reduce((sum, { difference }) => sum + difference, 0)).toBe(checked.billed - checked.expected);
    expect(checked.worst[0]).toBe(4);
  });
  test("without a column of lines the likeliest line is taken", async () => {
    const own = [
      ["A", "DE", "1", "5"],
      ["B", "DE", "2", "10"],
      ["C", "DE", "1", "6"],
    ];
    const { table, result, ...rest } = priced(own);
    const file = { ...rest, table, result, wanted: { ...rest.wanted, columns: { country: 1, weight: 2, billed: 3 } } };
    expect((await checkInvoice(own, setup, file, "", still))?.line).toBe("slow");
  });
});

test("small shares are folded into one", () => {
  const shares = ["a", "b", "c", "d"].map((key, at) => ({ key, orders: 1, total: 10 - at }));
  expect(foldedInto(shares, 3)).toEqual([shares[0], shares[1], { key: "", orders: 2, total: 15 }]);
  expect(foldedInto(shares, 4)).toBe(shares);
});

test.each([
  [1, 1],
  [3, 5],
  [180, 200],
  [501, 1000],
])("a step of at least %d is %d", (least, step) => expect(roundStep(least)).toBe(step));
