import fc from "fast-check";
import { expect, test } from "vitest";
import { type Formula, number } from "#rating/money/formula.ts";
import { formatBriefFormula } from "../format/charges.ts";
import { convertQuote } from "./convert-quote.ts";

const exchange = { base: "USD", date: "2026-11-20", rates: { USD: 1, EUR: 0.8637, JPY: 151.3 } };
const build = (amounts: readonly number[], currency: string) => {
  const charges = amounts.map((amount) => ({
    code: "surcharge" as const,
    formula: number("1"),
    amount,
  }));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return { currency, total, charges, bySeller: [] };
};

test("charges told in another currency add up to the total there, each within a cent of its own", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500, max: 90_000 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom("EUR", "JPY"),
      (amounts, currency) => {
        const { total, charges, ...told } = convertQuote(build(amounts, "USD"), currency, { exchange });
        expect(told.currency).toBe(currency);
        expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        const [sum] = convertQuote(build([amounts.reduce((all, one) => all + one, 0)], "USD"), currency, {
          exchange,
        }).charges;
        expect(total).toBe(sum?.amount);
      },
    ),
  );
});

test("what was exchanged from the currency that is shown is told without the exchange, and a rate is no amount", () => {
  const quote = build([349], "USD");
  const rate = number("0.86", "EUR/USD", "2026-11-02");
  const duty: Formula = { op: "÷", parts: [number("3.00", "EUR"), rate] };
  const tell = (formula: Formula, currency: string) => {
    const charges = quote.charges.map((charge) => ({ ...charge, formula }));
    return convertQuote({ ...quote, charges }, currency, { exchange }).charges.map((charge) =>
      formatBriefFormula(charge, []).replaceAll("\u00a0", " "),
    );
  };
  expect(tell(duty, "EUR")).toEqual(["€3.00"]);
  expect(tell(duty, "USD")).toEqual(["€3.00 ÷ 0.86 EUR/USD (2 Nov 2026)"]);
  expect(tell({ op: "%", percent: "19", of: duty }, "EUR")).toEqual(["19% × (€3.00 ÷ 0.86 EUR/USD (2 Nov 2026))"]);
});

test("a charge that is set in the currency shown is told as it is set, and the total stays its conversion", () => {
  const fee: Formula = { op: "÷", parts: [number("2.00", "EUR"), number("0.8637", "EUR/USD", "2026-11-20")] };
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 1, max: 9_000 }), (freight, fuel) => {
      const { charges, ...quote } = build([freight, 232, fuel], "USD");
      const set = charges.map((charge, at) => (at === 1 ? { ...charge, formula: fee } : charge));
      const told = convertQuote({ ...quote, charges: set }, "EUR", { exchange });
      const [own] = convertQuote(build([quote.total], "USD"), "EUR", { exchange }).charges;
      expect(told.charges[1]?.amount).toBe(200);
      expect(told.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(own?.amount);
      expect(told.total).toBe(own?.amount);
    }),
  );
});

test("without a rate a quote stays in its own currency", () => {
  const quote = build([100, 20], "USD");
  expect(convertQuote(quote, "XXX", { exchange })).toBe(quote);
});
