import fc from "fast-check";
import { expect, test } from "vitest";
import { apart } from "./apart.ts";
import { logTicks, roundEnd, roundTicks } from "./ticks.ts";

test.each([
  [40, [0, 10, 20, 30, 40]],
  [3, [0, 1, 2, 3]],
  [1.6, [0, 0.5, 1, 1.5]],
  [6000, [0, 2000, 4000, 6000]],
])("an axis to %s has round ticks", (most, ticks) => expect(roundTicks(most)).toEqual(ticks));

test("the end of an axis is a tick, and nothing is beyond it", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (most) => {
      const end = roundEnd(most);
      expect(end).toBeGreaterThanOrEqual(most * (1 - 1e-9));
      expect(end).toBeLessThanOrEqual(most * 2.01);
      const ticks = roundTicks(end);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect((ticks.at(-1) ?? 0) / end).toBeCloseTo(1, 6);
    }),
  );
});

test("ticks that multiply", () => expect(logTicks(0.03, 3)).toEqual([0.05, 0.1, 0.2, 0.5, 1, 2]));

test("labels keep their distance and their order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 }), (wishes) => {
      const placed = apart(wishes, 20, 0, 200);
      const sorted = wishes.map((wish, at) => ({ wish, y: placed[at] ?? 0 })).sort((a, b) => a.y - b.y);
      for (const [at, { y, wish }] of sorted.entries()) {
        const before = sorted[at - 1];
        if (before) expect(y - before.y).toBeGreaterThanOrEqual(20 - 1e-6);
        if (before) expect(wish).toBeGreaterThanOrEqual(before.wish);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeLessThanOrEqual(200 + 1e-6);
      }
    }),
  );
});
