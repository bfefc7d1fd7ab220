import type { CargoKind, Space } from "./cargo.ts";

/** A way up: the two sides of the base, and the height. */
export type WayUp = { a: number; b: number; height: number; stances: readonly Stance[] };

/** An orientation: extent along the space, across it, and upwards. */
export type Stance = { dx: number; dy: number; dz: number };

/**
 * The ways up in which a piece fits a space and passes through its door without being tilted. Each base is `gap` longer
 * and wider than the piece; callers enlarge the space by as much.
 */
export function waysUp(kind: CargoKind, space: Space, gap: number): WayUp[] {
  if (kind.mass > space.payload) return [];
  const [length, width, height] = kind.sides;
  const all = kind.upright
    ? [{ a: length, b: width, height }]
    : [
        { a: length, b: width, height },
        { a: length, b: height, height: width },
        { a: width, b: height, height: length },
      ];
  return all.flatMap(({ a, b, height }, index) => {
    if (all.findIndex((other) => other.height === height) < index) return [];
    const turns =
      a === b
        ? [{ dx: a, dy: b, dz: height }]
        : [
            { dx: a, dy: b, dz: height },
            { dx: b, dy: a, dz: height },
          ];
    const fitting = turns.filter((stance) => passes(stance, space));
    if (fitting.length === 0) return [];
    const stances = fitting.map(({ dx, dy, dz }) => ({ dx: dx + gap, dy: dy + gap, dz }));
    return [{ a: a + gap, b: b + gap, height, stances }];
  });
}

function passes({ dx, dy, dz }: Stance, { length, width, height, door }: Space): boolean {
  return dx <= length && dy <= Math.min(width, door.width) && dz <= Math.min(height, door.height);
}
