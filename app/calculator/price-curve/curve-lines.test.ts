import fc from "fast-check";
import { expect, test } from "vitest";
import type { PriceCurve } from "#rating/comparison/price-curve.ts";
import { makeLinearScale } from "../chart/scales.ts";
import { measureCurveHeights, placeCurveNames } from "./curve-lines.tsx";

const frame = { width: 350, height: 300, left: 52, right: 12, top: 20, bottom: 44 };
const x = makeLinearScale(0, 100, 52, 338);
const y = makeLinearScale(0, 5000, 256, 20);
const rising = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 4, maxLength: 10 }).map((rises) =>
  rises.map((_, at) => ({
    upTo: ((at + 1) / rises.length) * 100,
    total: rises.slice(0, at + 1).reduce((sum, rise) => sum + rise, 0),
  })),
);
const curve = (service: string, steps: PriceCurve["steps"]): PriceCurve => ({
  service,
  steps,
  exact: true,
  waiting: false,
  currency: "USD",
});

test("a name stands above its curve, within the drawing, and neither a curve nor another name touches it", () => {
  fc.assert(
    fc.property(fc.array(rising, { minLength: 1, maxLength: 4 }), (all) => {
      const curves = all.map((steps, at) => curve(String(at), steps));
      const spots = placeCurveNames(
        curves,
        curves.map(() => 105),
        x,
        y,
        frame,
      );
      for (const [at, spot] of spots.entries()) {
        if (!spot) continue;
        const left = spot.right - 105;
        expect(left).toBeGreaterThanOrEqual(frame.left);
        for (const one of curves)
          for (const height of measureCurveHeights(one, left, spot.right, x, y))
            expect(height < spot.baseline - 10 || height > spot.baseline + 3).toBe(true);
        for (const other of spots.slice(at + 1))
          if (other && Math.abs(other.right - spot.right) < 105)
            expect(Math.abs(other.baseline - spot.baseline)).toBeGreaterThanOrEqual(14);
      }
    }),
  );
});

test("curves that lie apart are named at their ends", () => {
  const flat = [1000, 2500, 4000].map((total, at) => curve(String(at), [{ upTo: 100, total }]));
  expect(placeCurveNames(flat, [100, 100, 100], x, y, frame).map((spot) => spot?.right)).toEqual([335, 335, 335]);
});
