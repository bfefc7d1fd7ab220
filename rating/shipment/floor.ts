import type { Floor } from "../freight/tariff.ts";
import { roundUpTo } from "../money/arithmetic.ts";
import type { Pieces } from "./cargo.ts";
import { type Length, massPerUnit, micrometres } from "./units.ts";

/** The width of a trailer, by which floor is turned into loading metres. */
const trailerWidth = 2.4 * micrometres.m;

/**
 * Loading metres of pieces as they stand, in millionths: length × width ÷ 2.4 m (the usual rule of European road
 * freight). A Euro pallet takes 0.4.
 */
export function measureLoadingMetres(pieces: Pieces, floor: Floor): number {
  return sumPieces(pieces, floor, (length, width) => (length * width) / trailerWidth);
}

/** Metres of a ferry's lane, in millionths: the length of each vehicle. */
export function measureLaneMetres(pieces: Pieces, floor: Floor): number {
  return sumPieces(pieces, floor, (length, width) => Math.max(length, width));
}

/** Pallet spaces of pieces as they stand, in millionths: their floor by that of a pallet, whole for each piece. */
export function countPalletSpaces(pieces: Pieces, floor: Floor): number {
  const { pallet: [long, wide] = euroPallet, pieceStep = massPerUnit } = floor;
  const space = (long * wide) / massPerUnit;
  return sumPieces(pieces, { ...floor, pieceStep }, (length, width) => (length * width) / space);
}

const euroPallet = [1.2 * micrometres.m, 0.8 * micrometres.m] as const;

function sumPieces(
  { rows }: Pieces,
  { stack = 1, pieceStep = 1 }: Floor,
  measure: (length: Length, width: Length) => number,
): number {
  let sum = 0;
  for (const { quantity, sides: [length, width] = [0, 0], unstackable } of rows) {
    // to a millionth first, or the noise of a division would round up
    const own = roundUpTo(Math.ceil(Math.round(measure(length, width) * 1e3) / 1e3), pieceStep);
    sum += (quantity * own) / (unstackable ? 1 : stack);
  }
  return Math.ceil(sum);
}
