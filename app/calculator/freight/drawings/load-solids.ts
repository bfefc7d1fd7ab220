import { countPieces, expandBlocks, type LoadedSpace, type Piece } from "#rating/loading/plan.ts";

/** Quarter turns of a container: the corner that is nearest is at the door and the left wall, then the next to its left. */
export type Turn = 0 | 1 | 2 | 3;

/** A span in millimetres. */
type Span = readonly [from: number, to: number];

/** What is drawn as one box: a piece, or many alike, `count` in each direction. */
export type Solid = {
  kind: number;
  /** The number of its last piece in loading order, from 1. */
  number: number;
  /** From the nearest corner of the container: back to the left, back to the right, and up. */
  left: Span;
  right: Span;
  up: Span;
  count: { left: number; right: number; up: number };
};

/** More pieces than this are drawn as the blocks that they stand in. */
const mostPieces = 120;

/** The load of a container seen from one of its corners, from the back to the front; `gap` is the plan's. */
export function arrangeSolids({ space, blocks }: LoadedSpace, gap: number, turn: Turn): Solid[] {
  const many = blocks.reduce((sum, block) => sum + countPieces(block), 0) > mostPieces;
  let number = 0;
  const solids = many
    ? blocks.map((block) => {
        const { kind, x, y, z, nx, ny, nz } = block;
        number += countPieces(block);
        const [dx, dy, dz] = [nx * (block.dx + gap) - gap, ny * (block.dy + gap) - gap, nz * block.dz];
        return turnPiece({ kind, x, y, z, dx, dy, dz }, [nx, ny, nz], number, space, turn);
      })
    : expandBlocks(blocks, gap).map((piece, at) => turnPiece(piece, [1, 1, 1], at + 1, space, turn));
  return sortFromBack(solids);
}

function turnPiece(
  { kind, x, y, z, dx, dy, dz }: Piece,
  [nx, ny, nz]: readonly [number, number, number],
  number: number,
  { length, width }: LoadedSpace["space"],
  turn: Turn,
): Solid {
  // from the front wall and from the door, from the right wall and from the left one
  const along = turn === 0 || turn === 1 ? ([length - x - dx, length - x] as const) : ([x, x + dx] as const);
  const across = turn === 0 || turn === 3 ? ([width - y - dy, width - y] as const) : ([y, y + dy] as const);
  const isLengthLeft = turn % 2 === 0;
  return {
    kind,
    number,
    left: isLengthLeft ? along : across,
    right: isLengthLeft ? across : along,
    up: [z, z + dz],
    count: isLengthLeft ? { left: nx, right: ny, up: nz } : { left: ny, right: nx, up: nz },
  };
}

/** Which of a solid's three faces towards the eye are seen. */
export type SeenFaces = { left: boolean; right: boolean; top: boolean };

/**
 * Which faces stand free: a neighbour that covers all of one leaves at most the `gap` between them to be seen. In a full
 * container that is less than half of them.
 */
export function findSeenFaces(solid: Solid, solids: readonly Solid[], gap: number): SeenFaces {
  const { left, right, up } = solid;
  const isCovering = (over: Span, own: Span) => over[0] <= own[0] && own[1] <= over[1];
  const isNext = (distance: number) => distance >= 0 && distance <= gap;
  const isFree = (distance: (other: Solid) => number, ...across: readonly ("left" | "right" | "up")[]) =>
    !solids.some((other) => isNext(distance(other)) && across.every((way) => isCovering(other[way], solid[way])));
  return {
    left: isFree((other) => right[0] - other.right[1], "left", "up"),
    right: isFree((other) => left[0] - other.left[1], "right", "up"),
    top: isFree((other) => other.up[0] - up[1], "left", "right"),
  };
}

/** Whether a solid may hide a part of another: it reaches nearer than that one's far side in each direction. */
function canHide(front: Solid, back: Solid): boolean {
  return front.left[0] < back.left[1] && front.right[0] < back.right[1] && front.up[1] > back.up[0];
}

/** Each solid after those that it may hide; boxes that do not overlap never hide each other in turn. */
function sortFromBack(solids: readonly Solid[]): Solid[] {
  const sorted = new Set<Solid>();
  const begun = new Set<Solid>();
  const add = (solid: Solid) => {
    if (begun.has(solid)) return;
    begun.add(solid);
    for (const other of solids) if (other !== solid && canHide(solid, other)) add(other);
    sorted.add(solid);
  };
  for (const solid of solids) add(solid);
  return [...sorted];
}
