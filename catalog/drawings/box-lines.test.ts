import fc from "fast-check";
import { expect, test } from "vitest";
import { cutLine, lineMeetsBox } from "./box-lines.ts";
import type { Point } from "./svg.ts";

const box = { x: 10, y: 10, width: 20, height: 10 };
const length = (points: readonly Point[]) =>
  points
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)), 0);

test("a line meets a box that it crosses between two of its points, not one that it passes", () => {
  const through: Point[] = [
    [0, 15],
    [100, 15],
  ];
  expect(lineMeetsBox(through, box)).toBe(true);
  expect(lineMeetsBox([through[0] ?? [0, 0], [9, 15]], box)).toBe(false);
  expect(lineMeetsBox([through[0] ?? [0, 0], [9, 15]], box, 2)).toBe(true);
  // past the corner
  expect(
    lineMeetsBox(
      [
        [0, 12],
        [12, 0],
      ],
      box,
    ),
  ).toBe(false);
});

test("a cut line ends at the box and goes on behind it", () => {
  expect(
    cutLine(
      [
        [0, 15],
        [20, 15],
        [50, 15],
      ],
      [box],
      0,
    ),
  ).toEqual([
    [
      [0, 15],
      [10, 15],
    ],
    [
      [30, 15],
      [50, 15],
    ],
  ]);
  const bend: Point[] = [
    [0, 0],
    [5, 40],
    [60, 40],
  ];
  expect(cutLine(bend, [box], 0)).toEqual([bend]);
});

test("what is left of a line meets no box, and only what lay in boxes is gone", () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
  const boxes = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 80 }),
      y: fc.integer({ min: 0, max: 80 }),
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), boxes, (points, all) => {
      const pieces = cutLine(points, all, 0);
      for (const piece of pieces) for (const one of all) expect(lineMeetsBox(piece, one, -1e-6)).toBe(false);
      // as many thousandths as lie free
      const samples = points.slice(1).flatMap((b, at) => {
        const a = points[at] ?? b;
        return Array.from({ length: 200 }, (_, step): Point => {
          const share = (step + 0.5) / 200;
          return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        }).map((point) => ({ point, long: Math.hypot(b[0] - a[0], b[1] - a[1]) / 200 }));
      });
      const free = samples.filter(
        ({ point: [x, y] }) =>
          !all.some((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height),
      );
      const left = pieces.reduce((sum, piece) => sum + length(piece), 0);
      expect(Math.abs(left - free.reduce((sum, { long }) => sum + long, 0))).toBeLessThan(0.02 * length(points) + 2);
    }),
  );
});
