import type { Point } from "./svg.ts";

/** A line without the points that are closer than `tolerance` to the rest (Douglas and Peucker, 1973). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, most] = [0, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const distance = fromSegment(points[at], points[from], points[to]);
      if (distance > most) [farthest, most] = [at, distance];
    }
    if (farthest === 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => kept[at] === 1);
}

function fromSegment(point: Point | undefined, a: Point | undefined, b: Point | undefined): number {
  if (!point || !a || !b) return 0;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const on = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - a[0] - on * dx, point[1] - a[1] - on * dy);
}

/** Area inside a ring in square px. */
export function ringArea(ring: readonly Point[]): number {
  let doubled = 0;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    doubled += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(doubled) / 2;
}
