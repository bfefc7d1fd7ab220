import { expect, test } from "vitest";
import { isLineNearBox } from "./geometry.ts";
import type { Point } from "./geometry.ts";

const box = { x: 10, y: 10, width: 20, height: 10 };

test("a line meets a box that it crosses between two of its points, not one that it passes", () => {
  const through: Point[] = [
    [0, 15],
    [100, 15],
  ];
  expect(isLineNearBox(through, box)).toBe(true);
  expect(isLineNearBox([through[0] ?? [0, 0], [9, 15]], box)).toBe(false);
  expect(isLineNearBox([through[0] ?? [0, 0], [9, 15]], box, 2)).toBe(true);
  // past the corner
  expect(
    isLineNearBox(
      [
        [0, 12],
        [12, 0],
      ],
      box,
    ),
  ).toBe(false);
});
