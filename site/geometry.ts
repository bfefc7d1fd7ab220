/** Px from the left and from the top. */
export type Point = readonly [x: number, y: number];

export type Box = { x: number; y: number; width: number; height: number };

/** A straight line between two points. */
export type Line = readonly [Point, Point];

/** A line without the points that are closer than `tolerance` to the rest (Douglas and Peucker, 1973). */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, most] = [0, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const distance = measureToLine(points[at], [points[from], points[to]]);
      if (distance > most) [farthest, most] = [at, distance];
    }
    if (farthest === 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => kept[at] === 1);
}

/** Distance in px from a point to a straight line between two; 0 if one of them is missing. */
export function measureToLine(
  point: Point | undefined,
  [a, b]: readonly [Point | undefined, Point | undefined],
): number {
  if (!point || !a || !b) return 0;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const on = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - a[0] - on * dx, point[1] - a[1] - on * dy);
}

/** Area inside a ring in square px. */
export function measureRingArea(ring: readonly Point[]): number {
  let doubled = 0;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    doubled += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(doubled) / 2;
}

/** The part of a line from `a` to `b` that lies in a box with `space` px around it, from 0 to 1; nothing where they do not meet. */
export function clipToBox(a: Point, b: Point, box: Box, space = 0): [number, number] | undefined {
  const across = clipInterval(a[0], b[0], box.x - space, box.x + box.width + space);
  const along = across && clipInterval(a[1], b[1], box.y - space, box.y + box.height + space);
  if (!along) return undefined;
  const [from, to] = [Math.max(across[0], along[0]), Math.min(across[1], along[1])];
  return from < to ? [from, to] : undefined;
}

/** The part of the way from `a` to `b` on one axis, from 0 to 1, that lies between two values. */
function clipInterval(a: number, b: number, least: number, most: number): [number, number] | undefined {
  const step = b - a;
  if (step === 0) return a <= least || a >= most ? undefined : [0, 1];
  const [first, second] = [(least - a) / step, (most - a) / step];
  const [from, to] = [Math.max(0, Math.min(first, second)), Math.min(1, Math.max(first, second))];
  return from < to ? [from, to] : undefined;
}

/** Whether a line comes nearer than `space` px to a box. */
export function isLineNearBox(points: readonly Point[], box: Box, space = 0): boolean {
  return points.some((point, at) => at > 0 && clipToBox(points[at - 1] ?? point, point, box, space) !== undefined);
}

/** Whether two boxes overlap, or come nearer than `beside` px at their sides and `above` px above or below. */
export function isOverlapping(a: Box, b: Box, beside = 0, above = beside): boolean {
  return (
    a.x < b.x + b.width + beside &&
    b.x < a.x + a.width + beside &&
    a.y < b.y + b.height + above &&
    b.y < a.y + a.height + above
  );
}

/** Distance in px from a point to a box; 0 inside. */
export function measureToBox([x, y]: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** Whether two straight lines cross. */
export function isCrossing([a, b]: Line, [c, d]: Line): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Whether a line through several points crosses a straight one. */
export function isCrossingAny(points: readonly Point[], line: Line): boolean {
  return points.some((point, at) => at > 0 && isCrossing([points[at - 1] ?? point, point], line));
}
