import fc from "fast-check";
import { expect, test } from "vitest";
import { roundToAmount, evaluate, type Formula, formatFormula, joinFormulas, number } from "./formula.ts";
import { computeText } from "./formula-reader.ts";
import { formatDecimal } from "./money.ts";

const cases: [text: string, formula: Formula, currency: string, amount: number][] = [
  [
    "1.5 kg × 7.10 USD/kg + 2.30 USD",
    { op: "+", parts: [{ op: "×", parts: [number("1.5", "kg"), number("7.10", "USD/kg")] }, number("2.30", "USD")] },
    "USD",
    1295,
  ],
  [
    "100 × 0.35 kg × 7.123 USD/kg",
    { op: "×", parts: [number("100"), number("0.35", "kg"), number("7.123", "USD/kg")] },
    "USD",
    24_931,
  ],
  [
    "11.255% × (1,200.00 USD + 0.40 USD)",
    { op: "%", percent: "11.255", of: { op: "+", parts: [number("1200.00", "USD"), number("0.40", "USD")] } },
    "USD",
    13_511,
  ],
  [
    "12.00 USD × 0.86 EUR/USD (2026-11-02)",
    { op: "×", parts: [number("12.00", "USD"), number("0.86", "EUR/USD", "2026-11-02")] },
    "EUR",
    1032,
  ],
  [
    "max(4 JPY; 0.5% × 1,300 JPY)",
    { op: "max", parts: [number("4", "JPY"), { op: "%", percent: "0.5", of: number("1300", "JPY") }] },
    "JPY",
    7,
  ],
  ["min(4; 3; 5)", { op: "min", parts: [number("4"), number("3"), number("5")] }, "KWD", 3000],
  [
    "roundup(1.23 kg; 0.5) × 2.00 USD/kg",
    {
      op: "×",
      parts: [{ op: "round", to: "0.5", mode: "up", of: number("1.23", "kg") }, number("2.00", "USD/kg")],
    },
    "USD",
    300,
  ],
  ["−10% × 1.25 USD", { op: "%", percent: "-10", of: number("1.25", "USD") }, "USD", -13],
  [
    "9 − (4 − 2) − 1",
    { op: "−", parts: [number("9"), { op: "−", parts: [number("4"), number("2")] }, number("1")] },
    "USD",
    600,
  ],
  [
    "8 ÷ (4 ÷ 2) ÷ 1",
    { op: "÷", parts: [number("8"), { op: "÷", parts: [number("4"), number("2")] }, number("1")] },
    "USD",
    400,
  ],
  [
    "3 × (2 USD + 1 USD) (first step)",
    { op: "×", parts: [number("3"), { op: "+", parts: [number("2", "USD"), number("1", "USD")], note: "first step" }] },
    "USD",
    900,
  ],
];

test.each(cases)("%s", (text, formula, currency, amount) => {
  expect(formatFormula(formula)).toBe(text);
  expect(roundToAmount(formula, currency)).toBe(amount);
});

const decimal = fc
  .tuple(
    fc.integer({ min: -1_000_000, max: 10_000_000 }),
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([value, digits, least]) => formatDecimal(value, digits, least));
const formulas = fc.letrec<{ formula: Formula }>((tie) => {
  const parts = fc.array(tie("formula"), { minLength: 1, maxLength: 4 });
  const note = fc.constantFrom(undefined, "≤ 2 kg", "2026-11-02").map((text) => (text ? { note: text } : {}));
  return {
    formula: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.tuple(decimal, fc.constantFrom("", "kg", "USD/kg", "m³", "20GP"), note).map(
        ([value, unit, noted]): Formula => ({
          op: "number",
          value,
          ...(unit && unit !== "20GP" && { unit }),
          ...noted,
        }),
      ),
      fc
        .tuple(fc.constantFrom("+" as const, "−" as const, "×" as const), parts, note)
        .map(([op, list, noted]): Formula => ({ op, parts: list, ...noted })),
      fc
        .tuple(tie("formula"), fc.integer({ min: 1, max: 999 }))
        .map(([of, by]): Formula => ({ op: "÷", parts: [of, number(String(by))] })),
      fc.tuple(decimal, tie("formula")).map(([percent, of]): Formula => ({ op: "%", percent, of })),
      fc
        .tuple(fc.constantFrom("max" as const, "min" as const), parts)
        .map(([op, list]): Formula => ({ op, parts: list })),
      fc
        .tuple(
          tie("formula"),
          fc.constantFrom("0.01", "0.5", "3"),
          fc.constantFrom("half-up" as const, "up" as const, "down" as const),
        )
        .map(([of, to, mode]): Formula => ({ op: "round", to, mode, of })),
    ),
  };
}).formula;

test("the text, calculated on its own, gives what the formula evaluates to", () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const { numerator, denominator } = evaluate(formula);
      const [n, d] = computeText(formatFormula(formula));
      expect(n * denominator).toBe(numerator * d);
    }),
    { numRuns: 1000 },
  );
});

test("decimal text is exact", () => {
  expect(formatDecimal(71_000, 4)).toBe("7.1");
  expect(formatDecimal(71_000, 4, 2)).toBe("7.10");
  expect(formatDecimal(-5, 3)).toBe("-0.005");
  expect(formatDecimal(1200, 0)).toBe("1200");
  expect(formatDecimal(0, 6, 2)).toBe("0.00");
});

test("a single part is not joined to anything", () => {
  expect(formatFormula(joinFormulas("+", [number("2", "USD")]))).toBe("2 USD");
  expect(formatFormula(joinFormulas("+", [number("2", "USD"), number("1", "USD")]))).toBe("2 USD + 1 USD");
});
