import type { Bounds } from "./bounds.ts";
import { fill } from "./fill.ts";
import type { Workshop } from "./workshop.ts";
import type { Filled } from "./mixes.ts";
import type { Load } from "./plan.ts";
import { waysToFill } from "./ways.ts";

/**
 * Loads one space after the other, each as full as the first ways make it: the preferred kind of space while it takes
 * anything, then the others. A load that the rest allows again is repeated at once. Nothing when more than `most` are
 * needed. Its work is bounded by itself (each round loads a piece at least) and is done without a limit of steps, so that
 * there is always a plan.
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
