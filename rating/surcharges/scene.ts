import type { Cargo, Pieces } from "../cargo.ts";
import type { Pricing } from "../pricing.ts";
import type { Reference } from "../reference.ts";
import type { Weighed } from "../weigh.ts";

/** What every surcharge of one shipment can refer to. */
export type Scene = {
  cargo: Cargo;
  pieces: Pieces;
  weighed: Weighed;
  reference: Reference;
  out: Pricing;
  /** The amounts of earlier surcharges, in the order of the card. */
  amounts: Float64Array;
  /** For each kind of piece, whether the surcharge applies to it; undefined if it applies to all. */
  affected: Uint8Array | undefined;
};

/** The number of parcels that the surcharge applies to. */
export function parcelsOf({ pieces: { list, count }, affected }: Scene): number {
  if (!affected) return count;
  let sum = 0;
  for (let at = 0; at < list.length; at += 1) if (affected[at] === 1) sum += list[at]?.quantity ?? 0;
  return sum;
}

/** Whether the entry at an index is charged: a shipment that is priced as one is charged as a whole. */
export function counts({ weighed, affected }: Scene, at: number): boolean {
  return weighed.together || !affected || affected[at] === 1;
}
