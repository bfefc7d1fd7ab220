import type { Bounds } from "./bounds.ts";
import { fill } from "./fill.ts";
import type { Workshop } from "./workshop.ts";
import type { Filled } from "./mixes.ts";
import type { Load } from "./plan.ts";
import { waysToFill } from "./ways.ts";

/**
 * Loads one space after another, each as full as the first few ways manage: the preferred kind of space while anything
 * fits into it, then the others. A load is repeated as often as the rest allows. Undefined if more than `most` are
 * needed. Every round loads at least one piece, so it ends without a step limit, and there is always a plan.
 */
export function bulkLoads(
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
    const loads = waysToFill(0)
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
