import type { Floor } from "../freight/tariff.ts";
import type { Pieces } from "./cargo.ts";
import { massPerUnit, micrometres } from "./units.ts";

/** The width of a trailer, by which floor is turned into loading metres. */
const trailerWidth = 2.4 * micrometres.m;

/**
 * Loading metres of pieces as they stand, in millionths: length × width ÷ 2.4 m, divided by how many stand on one another
 * (the usual rule of European road freight). A Euro pallet takes 0.4.
 */
export function measureLoadingMetres({ rows }: Pieces, { stack = 1 }: Floor): number {
  let area = 0;
  for (const { quantity, sides: [length, width] = [0, 0], unstackable } of rows)
    area += (quantity * length * width) / (unstackable ? 1 : stack);
  return Math.ceil(area / trailerWidth);
}

/**
 * Pallet spaces of pieces as they stand, in millionths: a piece that is wider or longer than the pallet takes two or
 * more, turned whichever way takes fewer.
 */
export function countPalletSpaces({ rows }: Pieces, { stack = 1, pallet: [long, wide] = euroPallet }: Floor): number {
  let spaces = 0;
  for (const { quantity, sides: [length, width] = [0, 0], unstackable } of rows) {
    const along = Math.ceil(length / long) * Math.ceil(width / wide);
    const across = Math.ceil(length / wide) * Math.ceil(width / long);
    spaces += (quantity * Math.min(along, across)) / (unstackable ? 1 : stack);
  }
  return Math.ceil(spaces * massPerUnit);
}

const euroPallet = [1.2 * micrometres.m, 0.8 * micrometres.m] as const;
