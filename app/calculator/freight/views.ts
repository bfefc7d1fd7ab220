import { type Piece, piecesOf } from "#rating/loading/pieces.ts";
import type { LoadedSpace, LoadPlan } from "#rating/loading/plan.ts";

/** A piece as one sees it: millimetres of the container, its number in the order of loading from 1, its kind in the plan. */
export type Seen = { number: number; kind: number; x: number; y: number; width: number; height: number };

export type Views = {
  /** From above: x from the front wall to the door, y from the left wall. What stands higher is drawn later. */
  above: Seen[];
  /** From the right side: x the same, y downwards from the ceiling. What is nearer is drawn later. */
  side: Seen[];
  /** Places where more of the same piece would go, from above. */
  free: Seen[];
  pieces: readonly Piece[];
  /** Millimetres of height that stay empty above the highest piece. */
  empty: number;
};

/** What a container's load looks like from above and from its right side. */
export function viewsOf(loaded: LoadedSpace, { gap, room, spaces }: LoadPlan): Views {
  const pieces = piecesOf(loaded.blocks, gap);
  const { height } = loaded.space;
  const numbered = pieces.map((piece, index) => ({ piece, number: index + 1 }));
  const top = ({ piece }: { piece: Piece }) => piece.z + piece.dz;
  const right = ({ piece }: { piece: Piece }) => piece.y + piece.dy;
  const highest = Math.max(0, ...numbered.map(top));
  const places = loaded === spaces.at(-1) ? (room?.places ?? []) : [];
  return {
    pieces,
    above: numbered.toSorted((a, b) => top(a) - top(b)).map(({ piece, number }) => fromAbove(piece, number)),
    side: numbered
      .toSorted((a, b) => right(a) - right(b))
      .map(({ piece: { kind, x, z, dx, dz }, number }) => ({
        number,
        kind,
        x,
        y: height - z - dz,
        width: dx,
        height: dz,
      })),
    free: places.filter(({ z }) => z === 0).map((piece, index) => fromAbove(piece, index + 1)),
    empty: height - highest,
  };
}

function fromAbove({ kind, x, y, dx, dy }: Piece, number: number): Seen {
  return { number, kind, x, y, width: dx, height: dy };
}
