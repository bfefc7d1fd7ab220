import fc from "fast-check";
import { expect, test } from "vitest";
import { divide, parseDecimal, add, rational, roundTo, isSmaller, multiply } from "./arithmetic.ts";
import { formatDecimal } from "./money.ts";

test.each([
  [71_000, 4, 0, "7.1"],
  [71_000, 4, 2, "7.10"],
  [70_000, 4, 0, "7"],
  [70_000, 4, 2, "7.00"],
  [5, 3, 0, "0.005"],
  [-5, 3, 0, "-0.005"],
  [0, 2, 0, "0"],
  [0, 2, 2, "0.00"],
  [123n, 0, 0, "123"],
  [1_000, 0, 0, "1000"],
  [105, 2, 1, "1.05"],
  [100, 2, 1, "1.0"],
])("%d at %d digits, at least %d of them: %s", (value, digits, least, text) => {
  expect(formatDecimal(value, digits, least)).toBe(text);
});

test("text is read back exactly, and nothing else is accepted as a number", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 8 }), (value, digits) => {
      const { numerator, denominator } = parseDecimal(formatDecimal(value, digits));
      expect(numerator * 10n ** BigInt(digits)).toBe(BigInt(value) * denominator);
    }),
  );
  for (const text of ["", ".5", "5.", "1,5", "1e3", "+1", "--1", " 1", "1.2.3"])
    expect(() => parseDecimal(text)).toThrow(`"${text}" is no decimal number`);
});

test("rounding goes to the multiple below, above or nearest, halves away from zero", () => {
  const to = (text: string, step: string, mode: "half-up" | "up" | "down") => {
    const { numerator, denominator } = roundTo(parseDecimal(text), parseDecimal(step), mode);
    return Number(numerator) / Number(denominator);
  };
  expect(["1.25", "1.24", "-1.25", "-1.24", "1.5"].map((text) => to(text, "0.5", "half-up"))).toEqual([
    1.5, 1, -1.5, -1, 1.5,
  ]);
  expect(["1.01", "1.5", "-1.01", "-1.5", "0"].map((text) => to(text, "0.5", "up"))).toEqual([1.5, 1.5, -1, -1.5, 0]);
  expect(["1.49", "1.5", "-1.01", "-1.5", "0"].map((text) => to(text, "0.5", "down"))).toEqual([1, 1.5, -1.5, -1.5, 0]);
});

test("fractions add, multiply, divide and compare as numbers do", () => {
  const part = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.constantFrom(1, 2, 4, 8, -2, -8));
  fc.assert(
    fc.property(part, part, ([a, b], [c, d]) => {
      const [x, y] = [rational(BigInt(a), BigInt(b)), rational(BigInt(c), BigInt(d))];
      const value = ({ numerator, denominator }: typeof x) => Number(numerator) / Number(denominator);
      expect(x.denominator > 0n && y.denominator > 0n).toBe(true);
      expect(value(add(x, y))).toBeCloseTo(a / b + c / d, 9);
      expect(value(multiply(x, y))).toBeCloseTo((a / b) * (c / d), 9);
      if (c !== 0) expect(value(divide(x, y))).toBeCloseTo(a / b / (c / d), 9);
      expect(isSmaller(x, y)).toBe(a / b < c / d);
    }),
  );
  expect(() => rational(1n, 0n)).toThrow("division by zero");
  expect(() => divide(rational(1n), rational(0n))).toThrow("division by zero");
});
