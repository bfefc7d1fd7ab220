import type { Block } from "./plan.ts";

/** A single piece in its place. */
export type Piece = { kind: number; x: number; y: number; z: number; dx: number; dy: number; dz: number };

/** Every piece of the blocks, in loading order; `gap` is the plan's. For drawing and numbering. */
export function piecesOf(blocks: readonly Block[], gap: number): Piece[] {
  return blocks.flatMap(({ kind, x, y, z, nx, ny, nz, dx, dy, dz }) =>
    Array.from({ length: nx * ny * nz }, (_, index) => ({
      kind,
      x: x + Math.floor(index / (ny * nz)) * (dx + gap),
      y: y + (Math.floor(index / nz) % ny) * (dy + gap),
      z: z + (index % nz) * dz,
      dx,
      dy,
      dz,
    })),
  );
}
