import { Bounds } from "./bounds.ts";
import { bulkLoads } from "./bulk-loads.ts";
import type { CargoRow } from "./cargo.ts";
import { deckOf } from "./goes-on.ts";
import { fill } from "./fill.ts";
import { loadingOrder } from "./loading-order.ts";
import type { Workshop } from "./workshop.ts";
import type { Pallet } from "./pallets.ts";
import type { Load, LoadedPallet } from "./plan.ts";
import { waysToFill } from "./ways.ts";

/** Puts pieces onto pallets: full ones of a single kind, then the remainders of all kinds mixed. */
export function palletise(
  shop: Workshop,
  counts: readonly number[],
  pallet: Pallet,
  most: number,
): LoadedPallet[] | undefined {
  const deck = deckOf(pallet);
  // Ends without a step limit: each kind is tried once, and each round of the rest loads a piece.
  const unlimited: Workshop = { ...shop, steps: { left: Number.POSITIVE_INFINITY } };
  const loads: { load: Load; count: number }[] = [];
  const rest = counts.map((count, kind) => {
    if (count === 0) return 0;
    const alone = counts.map((_, other) => (other === kind ? count : 0));
    const load = waysToFill(0)
      .slice(0, 2)
      .map((way) => fill(unlimited, deck, alone, way))
      .reduce((one, other) => (other.volume > one.volume ? other : one));
    const each = load.counts[kind] ?? 0;
    // A pallet that holds all of a kind may not be full: mix those pieces with the others.
    if (each === 0 || each === count) return count;
    const times = Math.floor(count / each);
    loads.push({ load, count: times });
    return count - times * each;
  });
  const mixed = bulkLoads(shop, new Bounds([deck], shop.kinds, shop.gap), rest, 0, most);
  if (!mixed) return undefined;
  return [...loads, ...mixed].map(({ load, count }) => ({
    ...load,
    blocks: loadingOrder(load.blocks, shop.gap),
    count,
    sides: [pallet.length, pallet.width, pallet.height + top(load)],
    grossMass: pallet.mass + load.mass,
  }));
}

function top({ blocks }: Load): number {
  return Math.max(...blocks.map(({ z, nz, dz }) => z + nz * dz));
}

/** The loaded pallet as a piece of cargo. */
export function asCargo({ sides, grossMass, count }: LoadedPallet, stackable: boolean): CargoRow {
  return { sides, mass: grossMass, quantity: count, upright: true, stackable, unitLoad: true };
}
