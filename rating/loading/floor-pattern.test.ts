import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FloorPatterns, boundOnFloor } from "./floor-pattern.ts";

/** The most rectangles `a × b` on a small floor, found by trying every position of each. */
function tried(length: number, width: number, a: number, b: number): number {
  const rows: number[] = Array.from({ length }, () => 0);
  const most = Math.floor((length * width) / (a * b));
  let best = 0;
  const place = (cell: number, count: number, free: number) => {
    best = Math.max(best, count);
    if (best === most || count + Math.floor(free / (a * b)) <= best || cell >= length * width) return;
    const [x, y] = [Math.floor(cell / width), cell % width];
    for (const [dx, dy] of a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ]) {
      if (dx === undefined || dy === undefined || x + dx > length || y + dy > width) continue;
      const mask = ((1 << dy) - 1) << y;
      const stretch = rows.slice(x, x + dx);
      if (stretch.some((row) => row & mask)) continue;
      for (let i = x; i < x + dx; i++) rows[i] = (rows[i] ?? 0) | mask;
      place(cell + dy, count + 1, free - a * b);
      for (let i = x; i < x + dx; i++) rows[i] = (rows[i] ?? 0) & ~mask;
    }
    place(cell + 1, count, ((rows[x] ?? 0) >> y) & 1 ? free : free - 1);
  };
  place(0, 0, length * width);
  return best;
}

const side = (least: number, most: number) => fc.integer({ min: least, max: most });

describe("floor pattern", () => {
  it("holds as many as an exhaustive search finds", () => {
    fc.assert(
      fc.property(side(3, 13), side(3, 9), side(2, 5), side(1, 4), (length, width, a, b) => {
        const { count } = new FloorPatterns({ left: 1e6 }).of(length, width, a, b, 1e5);
        expect(count).toBe(tried(length, width, a, b));
        expect(count).toBeLessThanOrEqual(boundOnFloor(length, width, a, b));
      }),
      { numRuns: 150 },
    );
  });

  it("finds the pinwheel that straight cuts cannot produce", () => {
    expect(new FloorPatterns({ left: 1e6 }).of(5, 5, 3, 2, 1e4).count).toBe(4);
  });

  it("keeps its rectangles inside and apart", () => {
    fc.assert(
      fc.property(side(500, 6_000), side(500, 2_400), side(200, 1_300), side(200, 1_300), (length, width, a, b) => {
        const { count, grids } = new FloorPatterns({ left: 1e6 }).of(length, width, a, b, 2_000);
        expect(grids.reduce((sum, { nx, ny }) => sum + nx * ny, 0)).toBe(count);
        for (const [index, one] of grids.entries()) {
          expect(one.x + one.nx * one.dx).toBeLessThanOrEqual(length);
          expect(one.y + one.ny * one.dy).toBeLessThanOrEqual(width);
          for (const other of grids.slice(index + 1))
            expect(
              one.x + one.nx * one.dx <= other.x ||
                other.x + other.nx * other.dx <= one.x ||
                one.y + one.ny * one.dy <= other.y ||
                other.y + other.ny * other.dy <= one.y,
            ).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
