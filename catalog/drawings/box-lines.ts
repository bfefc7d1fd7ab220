import type { Box } from "./place-labels.ts";
import type { Point } from "./svg.ts";

/** The part of a line from `a` to `b` that lies in a box with `space` px around it, from 0 to 1; nothing where they do not meet. */
export function partInBox(a: Point, b: Point, box: Box, space = 0): [number, number] | undefined {
  let [from, to] = [0, 1];
  for (const [axis, least, most] of [
    [0, box.x - space, box.x + box.width + space],
    [1, box.y - space, box.y + box.height + space],
  ] as const) {
    const step = b[axis] - a[axis];
    if (step === 0) {
      if (a[axis] <= least || a[axis] >= most) return undefined;
      continue;
    }
    const [enter, leave] = [(least - a[axis]) / step, (most - a[axis]) / step].sort((p, q) => p - q);
    from = Math.max(from, enter ?? 0);
    to = Math.min(to, leave ?? 1);
  }
  return from < to ? [from, to] : undefined;
}

/** Whether a line comes nearer than `space` px to a box. */
export function lineMeetsBox(points: readonly Point[], box: Box, space = 0): boolean {
  return points.some((point, at) => at > 0 && partInBox(points[at - 1] ?? point, point, box, space) !== undefined);
}
