import { expect, test } from "vitest";
import type { Consignment } from "#rating/duties/answer.ts";
import { answerDuties } from "#rating/duties/questions.ts";
import { loadCatalog } from "../catalog.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { dutyRules, engine } = catalog.reference;

/** Each currency buys one of each other, so that the law's own amounts can be read in the test. */
const exchange = {
  base: "USD",
  date: "2026-11-02",
  rates: Object.fromEntries(Object.keys(engine.exchange.rates).map((one) => [one, 1])),
};

type Given = Partial<Consignment> & { to: string; value: number; day?: string };

/** What is due on a consignment from China by air, and the sums under each reading of what is open. */
function ask({ value, carriage = 0, day = "2026-11-26", currency = "EUR", ...given }: Given) {
  const answer = answerDuties(
    {
      from: "CN",
      goods: "general",
      parcels: 1,
      mode: "air",
      currency,
      carriageCurrency: currency,
      value: value * 100,
      carriage: carriage * 100,
      ...given,
    },
    dutyRules,
    day,
    exchange,
  );
  if (!answer.available) throw new Error(JSON.stringify(answer.reason));
  return {
    due: Object.fromEntries(answer.charges.map(({ id, amount }) => [id, amount / 100])),
    open: answer.certainty.open.map(({ id, readings }) => [id, ...readings.map(({ all }) => all / 100)]),
  };
}

const porcelain = { to: "DE", hs: "691110" };
const book = { hs: "490199", value: 25, carriage: 5 };

test("79% on Chinese ceramic tableware since 7 February 2026, of the price free at the frontier, and VAT on it", () => {
  // Reuters, 6 February 2026; Regulation (EU) No 412/2013, article 1: 79% of 175
  const { due } = ask({ ...porcelain, value: 160, carriage: 15 });
  expect(due["anti-dumping"]).toBe(138.25);
  expect(due.vat).toBeCloseTo(0.19 * (175 + 138.25 + (due.duty ?? 0) + (due.handling ?? 0)), 2);
  for (const other of [{ day: "2026-02-06" }, { from: "TR" }, { hs: "701337" }])
    expect(ask({ ...porcelain, value: 160, ...other }).due["anti-dumping"]).toBeUndefined();
  expect(ask({ ...porcelain, value: 100, buyer: "business" }).due["anti-dumping"]).toBe(79);
});

test("whether it is charged on parcels that pay the flat duty is open", () => {
  // 3.00, 2.00 and the seller's 3.80; 79% of 20 more
  const { due, open } = ask({ ...porcelain, value: 20, registered: true });
  expect(due).toEqual({ duty: 3, handling: 2, vat: 3.8 });
  expect(open).toContainEqual(["dumping", 8.8, 24.6]);
});

test.each<[law: string, given: Given, due: Record<string, number>]>([
  // TARIC of 1 March 2026, 6404.11.00: 16.9% of 235; handling fee 2.00, VAT 20% of 276.72
  [
    "sports shoes to France",
    { to: "FR", hs: "640411", value: 220, carriage: 15 },
    { duty: 39.72, handling: 2, vat: 55.34 },
  ],
  // United Kingdom tariff, 6404.11: 16% of 172; VAT 20% of 199.52
  [
    "sports shoes to Britain",
    { to: "GB", currency: "GBP", hs: "640411", value: 160, carriage: 12 },
    { duty: 27.52, vat: 39.9 },
  ],
  // ch.ch: 2.6% on books; 4.99 on 192 francs is not collected, 5.20 on 200 is; who is registered pays from the first franc
  ["books of 192 francs", { ...book, to: "CH", currency: "CHF", value: 182, carriage: 10 }, {}],
  ["books of 200 francs", { ...book, to: "CH", currency: "CHF", value: 190, carriage: 10 }, { vat: 5.2 }],
  ["books of a registered seller", { ...book, to: "CH", currency: "CHF", registered: true }, { vat: 0.78 }],
  // VAT Notice 701/10: zero-rated; Norwegian Customs, online shopping: neither duty nor VAT
  ["books to Britain", { ...book, to: "GB", currency: "GBP" }, {}],
  ["books to Norway", { ...book, to: "NO", currency: "NOK", registered: true }, {}],
  // 4901: free; 9903.05.92: publications are informational materials; list 4A as assumed
  ["books to the United States", { ...book, to: "US", currency: "USD" }, { "section-301-list-4a": 1.88, mpf: 2.77 }],
])("%s", (_, given, due) => expect(ask(given).due).toEqual(due));

test("a power bank may be exempt from the forced-labor duty: 8507.60 was in June's draft of the annex", () => {
  // 40.9% or 28.4% of 100, and 2.77
  const { open } = ask({ to: "US", currency: "USD", value: 100, goods: "battery-inside", hs: "850760" });
  expect(open).toContainEqual(["annex", 43.67, 31.17]);
});
