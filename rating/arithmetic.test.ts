import fc from "fast-check";
import { expect, test } from "vitest";
import { ceilTo, mulDiv, mulDivUp } from "./arithmetic.ts";

test("halves round up", () => {
  expect(mulDiv(1, 5, 10)).toBe(1);
  expect(mulDiv(1, 4, 10)).toBe(0);
  expect(mulDiv(3, 5, 10)).toBe(2);
});

test("equals exact rational arithmetic at any size", () => {
  const size = fc.integer({ min: 0, max: 2 ** 40 });
  fc.assert(
    fc.property(size, fc.integer({ min: 0, max: 2 ** 30 }), fc.integer({ min: 2 ** 18, max: 2 ** 30 }), (a, b, d) => {
      const product = BigInt(a) * BigInt(b);
      expect(BigInt(mulDiv(a, b, d))).toBe((2n * product + BigInt(d)) / (2n * BigInt(d)));
      expect(BigInt(mulDivUp(a, b, d))).toBe((product + BigInt(d) - 1n) / BigInt(d));
    }),
    { numRuns: 1000 },
  );
});

test("a multiple stays, anything more goes up", () => {
  expect(ceilTo(40, 10)).toBe(40);
  expect(ceilTo(41, 10)).toBe(50);
});
