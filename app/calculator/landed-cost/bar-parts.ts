import type { Share } from "./landed-cost.ts";

/** A part of a bar: where it begins and how long it is, in percent of the scale. */
export type BarPart = { share: Share; start: number; length: number };

/** The shares one after the other, as lengths of a scale that ends at `most` (minor units). */
export function barParts(shares: readonly Share[], most: number): BarPart[] {
  let start = 0;
  return shares.map((share) => {
    const length = most > 0 ? (share.amount / most) * 100 : 0;
    start += length;
    return { share, start: start - length, length };
  });
}
