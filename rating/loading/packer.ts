import { Bounds } from "./bounds.ts";
import { compare, measureSpace, type Space } from "./cargo.ts";
import type { Pallet } from "./containers-and-pallets.ts";
import { fill } from "./fill.ts";
import { toDeck } from "./fit.ts";
import type { Block, Filled, Load, LoadedPallet } from "./plan.ts";
import { type Way, listWaysToFill, type Workshop } from "./ways.ts";

/** Loads the spaces of a mix one after another, largest first; caches the first ones' loads while a plan is made. */
export function makePacker(shop: Workshop, bounds: Bounds, counts: readonly number[]) {
  const known = new Map<string, { load: Load; left: readonly number[] }>();
  const bySize = [...bounds.spaces.entries()].sort(([, one], [, other]) => measureSpace(other) - measureSpace(one));
  return (numbers: readonly number[], way: Way, wayIndex: number): readonly Filled[] | undefined => {
    const rest = [...numbers];
    let left = counts;
    const filled: Filled[] = [];
    let prefix = `${wayIndex}`;
    for (const [index, space] of bySize) {
      for (let one = numbers[index] ?? 0; one > 0; one--) {
        if (bounds.refuse(rest, left)) return undefined;
        rest[index] = one - 1;
        // Kinds that fit into no later space go in first, which makes them part of the cache key.
        const first = left.map((_, kind) => !rest.some((number, later) => number > 0 && bounds.takes(later, kind)));
        prefix += `,${index}${first.map(Number).join("")}`;
        const next = known.get(prefix) ?? loadNext(shop, space, left, way, first);
        known.set(prefix, next);
        filled.push({ space: index, load: next.load, count: 1 });
        left = next.left;
        if (left.every((count) => count === 0)) return filled;
      }
    }
    return undefined;
  };
}

function loadNext(shop: Workshop, space: Space, counts: readonly number[], way: Way, first: readonly boolean[]) {
  const load = fill(shop, space, counts, way, first.every(Boolean) ? undefined : first);
  return { load, left: counts.map((count, kind) => count - (load.counts[kind] ?? 0)) };
}

/**
 * Loads one space after another, each as full as the first few ways manage: the preferred kind of space while anything
 * fits into it, then the others. A load is repeated as often as the rest allows. Undefined if more than `most` are
 * needed. Every round loads at least one piece, so it ends without a step limit, and there is always a plan.
 */
export function packBulk(
  shop: Workshop,
  bounds: Bounds,
  counts: readonly number[],
  preferred: number,
  most: number,
): readonly Filled[] | undefined {
  const unlimited: Workshop = { ...shop, steps: { left: Number.POSITIVE_INFINITY } };
  const filled: Filled[] = [];
  let left = counts;
  let used = 0;
  while (left.some((count) => count > 0)) {
    const taking = (space: number) => left.some((count, kind) => count > 0 && bounds.takes(space, kind));
    const index = taking(preferred) ? preferred : bounds.spaces.findIndex((_, space) => taking(space));
    const space = bounds.spaces[index];
    if (!space) return undefined;
    const worth = ({ counts: inside }: Load) =>
      inside.reduce((sum, count, kind) => sum + count * bounds.worth(index, kind), 0);
    const loads = listWaysToFill(0)
      .slice(0, 5)
      .map((way) => fill(unlimited, space, left, way));
    const load = loads.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    const times = Math.min(
      ...load.counts.map((count, kind) => (count > 0 ? Math.floor((left[kind] ?? 0) / count) : most)),
    );
    used += times;
    if (used > most || load.volume === 0) return undefined;
    left = left.map((count, kind) => count - times * (load.counts[kind] ?? 0));
    filled.push({ space: index, load, count: times });
  }
  return filled;
}

/** Puts pieces onto pallets: full ones of a single kind, then the remainders of all kinds mixed. */
export function packPallets(
  shop: Workshop,
  counts: readonly number[],
  pallet: Pallet,
  most: number,
): LoadedPallet[] | undefined {
  const deck = toDeck(pallet);
  // Ends without a step limit: each kind is tried once, and each round of the rest loads a piece.
  const unlimited: Workshop = { ...shop, steps: { left: Number.POSITIVE_INFINITY } };
  const loads: { load: Load; count: number }[] = [];
  const rest = counts.map((count, kind) => {
    if (count === 0) return 0;
    const alone = counts.map((_, other) => (other === kind ? count : 0));
    const load = listWaysToFill(0)
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
  const mixed = packBulk(shop, new Bounds([deck], shop.kinds, shop.gap), rest, 0, most);
  if (!mixed) return undefined;
  return [...loads, ...mixed].map(({ load, count }) => ({
    ...load,
    blocks: sortForLoading(load.blocks, shop.gap),
    count,
    sides: [pallet.length, pallet.width, pallet.height + Math.max(...load.blocks.map(({ z, nz, dz }) => z + nz * dz))],
    grossMass: pallet.mass + load.mass,
  }));
}

/** From the front wall to the door, and nothing before what it stands on. `gap`: the plan's. */
export function sortForLoading(blocks: readonly Block[], gap: number): Block[] {
  const waiting = [...blocks].sort((one, other) => compare([one.x, one.z, one.y], [other.x, other.z, other.y]));
  const loaded: Block[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((block) => !waiting.some((other) => other !== block && bears(other, block, gap)));
    // The lowest waiting block is never blocked, so there is always one.
    loaded.push(...waiting.splice(Math.max(0, free), 1));
  }
  return loaded;
}

function bears(below: Block, block: Block, gap: number): boolean {
  return (
    below.z + below.nz * below.dz === block.z &&
    below.x < block.x + block.nx * (block.dx + gap) &&
    block.x < below.x + below.nx * (below.dx + gap) &&
    below.y < block.y + block.ny * (block.dy + gap) &&
    block.y < below.y + below.ny * (below.dy + gap)
  );
}
