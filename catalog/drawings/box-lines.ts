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

/** A line without what lies in some boxes: the pieces that are left of it. */
export function cutLine(points: readonly Point[], boxes: readonly Box[], space: number): Point[][] {
  const pieces: Point[][] = [];
  let joined = false;
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const point = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const free = freeParts(a, b, boxes, space);
    for (const [from, to] of free) {
      if (from > 0 || !joined) pieces.push([point(from)]);
      pieces.at(-1)?.push(point(to));
    }
    joined = free.at(-1)?.[1] === 1;
  }
  return pieces;
}

/** Parts of a line, from 0 to 1, that lie in no box. */
function freeParts(a: Point, b: Point, boxes: readonly Box[], space: number): [number, number][] {
  const hidden = boxes.flatMap((box) => {
    const part = partInBox(a, b, box, space);
    return part ? [part] : [];
  });
  const free: [number, number][] = [];
  let from = 0;
  for (const [enter, leave] of hidden.sort(([p], [q]) => p - q)) {
    if (enter > from) free.push([from, enter]);
    from = Math.max(from, leave);
  }
  if (from < 1) free.push([from, 1]);
  return free;
}
