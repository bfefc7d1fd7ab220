import { type CargoKind, type CargoRow, mergeKinds, type Space } from "./cargo.ts";
import { containers, type Pallet } from "./containers-and-pallets.ts";
import type { Misfit } from "./plan.ts";

/** A way up: the two sides of the base, and the height. */
export type WayUp = { a: number; b: number; height: number; stances: readonly Orientation[] };

/** An orientation: extent along the space, across it, and upwards. */
export type Orientation = { dx: number; dy: number; dz: number };

/**
 * The ways up in which a piece fits a space and passes through its door without being tilted. Each base is `gap` longer
 * and wider than the piece; callers enlarge the space by as much.
 */
export function listWaysUp(kind: CargoKind, space: Space, gap: number): WayUp[] {
  if (kind.mass > space.payload) return [];
  const [length, width, height] = kind.sides;
  const [across, high] = measurePassage(space);
  const all = kind.upright
    ? [{ a: length, b: width, height }]
    : [
        { a: length, b: width, height },
        { a: length, b: height, height: width },
        { a: width, b: height, height: length },
      ];
  return all.flatMap(({ a, b, height }, index) => {
    if (all.findIndex((other) => other.height === height) < index) return [];
    const turns = [{ dx: a, dy: b }, ...(a === b ? [] : [{ dx: b, dy: a }])];
    const stances = turns
      .filter(({ dx, dy }) => dx <= space.length && dy <= across && height <= high)
      .map(({ dx, dy }) => ({ dx: dx + gap, dy: dy + gap, dz: height }));
    return stances.length > 0 ? [{ a: a + gap, b: b + gap, height, stances }] : [];
  });
}

/** The most that passes the door and stands inside: across and upwards. */
function measurePassage({ width, height, door }: Space): [across: number, high: number] {
  return [Math.min(width, door.width), Math.min(height, door.height)];
}

/** The pieces that fit into none of the spaces, each with what stops it in every one. */
export function findUnfit(kinds: readonly CargoKind[], spaces: readonly Space[]): Misfit[] {
  return kinds
    .filter((kind) => spaces.every((space) => listWaysUp(kind, space, 0).length === 0))
    .map((piece) => ({
      piece,
      stopped: spaces.map((space) => ({ space: space.name, ...findStop(piece, space) })),
      fitsIn: Object.values(containers)
        .filter((container) => listWaysUp(piece, { ...container, price: 0 }, 0).length > 0)
        .map(({ name }) => name),
    }));
}

/** The first limit exceeded: mass, height of an upright piece, the longest side, then width and height at the door. */
function findStop(
  { sides: [length, width, height], mass, upright }: CargoKind,
  space: Space,
): Omit<Misfit["stopped"][number], "space"> {
  const [across, high] = measurePassage(space);
  if (mass > space.payload) return { by: "mass", given: mass, limit: space.payload };
  if (upright && height > high) return { by: "height", given: height, limit: high };
  if (length > space.length) return { by: "length", given: length, limit: space.length };
  // Sides are sorted: the second must fit across the door, the last its height.
  if (width > across && (upright || width > high))
    return { by: "width", given: width, limit: Math.max(across, upright ? 0 : high) };
  return upright
    ? { by: "width", given: width, limit: across }
    : { by: "height", given: height, limit: Math.min(across, high) };
}

/** The space above a pallet, treated as a container without walls: nothing may overhang its edge. */
export function toDeck({ name, length, width, height, maxHeight, maxLoad }: Pallet): Space {
  const free = maxHeight - height;
  return { name, length, width, height: free, door: { width, height: free }, payload: maxLoad, price: 1 };
}

/** Whether a piece fits on such a pallet at all. */
export function fitsOnPallet(row: CargoRow, pallet: Pallet): boolean {
  return findUnfit(mergeKinds([{ ...row, quantity: 1 }]), [toDeck(pallet)]).length === 0;
}
