import fc from "fast-check";
import { expect, test } from "vitest";
import { listLogTicks, listTicks } from "./scales.ts";

test.each([
  [40, [0, 10, 20, 30, 40]],
  [3, [0, 1, 2, 3]],
  [1.6, [0, 0.5, 1, 1.5, 2]],
  [5100, [0, 2000, 4000, 6000]],
  [Number.NEGATIVE_INFINITY, [0, 1]],
])("the ticks of an axis that holds %d are round", (most, ticks) => expect(listTicks(most)).toEqual(ticks));

test("the last tick is the end of the axis: not below what it holds, nor far above it", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (most) => {
      const ticks = listTicks(most);
      const end = ticks.at(-1) ?? 0;
      expect(end).toBeGreaterThanOrEqual(most * (1 - 1e-9));
      expect(end).toBeLessThanOrEqual(most * 2.01);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(listTicks(end)).toEqual(ticks);
    }),
  );
});

test("logarithmic ticks multiply", () => expect(listLogTicks(0.03, 3)).toEqual([0.05, 0.1, 0.2, 0.5, 1, 2]));
