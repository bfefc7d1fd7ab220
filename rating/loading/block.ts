import type { Block } from "./plan.ts";

export function piecesIn({ nx, ny, nz }: Block): number {
  return nx * ny * nz;
}
