import fc from "fast-check";
import { expect, test } from "vitest";
import { roundUpTo, ExactSum, roundUpQuotient } from "./arithmetic.ts";

function sumOf(products: readonly (readonly [number, number])[], d: number): number {
  const sum = new ExactSum();
  for (const [a, b] of products) sum.add(a, b);
  return sum.over(d);
}

test("halves round away from zero", () => {
  expect(sumOf([[1, 5]], 10)).toBe(1);
  expect(sumOf([[1, 4]], 10)).toBe(0);
  expect(sumOf([[3, 5]], 10)).toBe(2);
  expect(sumOf([[-1, 5]], 10)).toBe(-1);
  expect(sumOf([[-1, 4]], 10)).toBe(-0);
});

test("equals exact rational arithmetic at any size", () => {
  const size = fc.integer({ min: 0, max: 2 ** 40 });
  const product = fc.tuple(size, fc.integer({ min: -(2 ** 30), max: 2 ** 30 }));
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 2 ** 21, max: 2 ** 30 }),
      (list, d) => {
        const whole = list.reduce((sum, [a, b]) => sum + BigInt(a) * BigInt(b), 0n);
        const half = (2n * (whole < 0n ? -whole : whole) + BigInt(d)) / (2n * BigInt(d));
        expect(BigInt(sumOf(list, d))).toBe(whole < 0n ? -half : half);
        const [a, b] = list[0] ?? [0, 0];
        const up = BigInt(a) * BigInt(Math.abs(b));
        expect(BigInt(roundUpQuotient(a, Math.abs(b), d))).toBe((up + BigInt(d) - 1n) / BigInt(d));
      },
    ),
    { numRuns: 1000 },
  );
});

test("is exact just beyond what plain numbers hold", () => {
  expect(
    sumOf(
      [
        [4_503_599_627_370_497, 3],
        [-13_510_798_882_111_490, 1],
      ],
      1,
    ),
  ).toBe(1);
});

test("a multiple stays as it is, anything above it goes up to the next", () => {
  expect(roundUpTo(40, 10)).toBe(40);
  expect(roundUpTo(41, 10)).toBe(50);
});
