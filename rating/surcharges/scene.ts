import type { Cargo, Pieces } from "../cargo.ts";
import type { Pricing } from "../pricing.ts";
import type { Reference } from "../reference.ts";
import type { Weighed } from "../weigh.ts";

/** What every surcharge of one shipment looks at. */
export type Scene = {
  cargo: Cargo;
  pieces: Pieces;
  weighed: Weighed;
  reference: Reference;
  out: Pricing;
  /** What each surcharge before came to, in the order of the card. */
  amounts: Float64Array;
  /** Of each kind of piece, whether the surcharge is due for it; all where there is none. */
  affected: Uint8Array | undefined;
};

/** Parcels that the surcharge is due for. */
export function parcelsOf({ pieces: { list, count }, affected }: Scene): number {
  if (!affected) return count;
  let sum = 0;
  for (let at = 0; at < list.length; at += 1) if (affected[at] === 1) sum += list[at]?.quantity ?? 0;
  return sum;
}

/** Whether what was weighed at a place counts: a shipment that is priced as one counts whole. */
export function counts({ weighed, affected }: Scene, at: number): boolean {
  return weighed.together || !affected || affected[at] === 1;
}
