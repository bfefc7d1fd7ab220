import type { Bounds } from "./bounds.ts";
import type { Space } from "./cargo.ts";
import { fill } from "./fill.ts";
import type { Filled } from "./mixes.ts";
import type { Load } from "./plan.ts";
import type { Way, Workshop } from "./workshop.ts";

/** Loads the spaces of a mix one after another, largest first; caches the first ones' loads while a plan is made. */
export class Packer {
  readonly #known = new Map<string, { load: Load; left: readonly number[] }>();
  readonly #shop: Workshop;
  readonly #bounds: Bounds;
  readonly #counts: readonly number[];

  constructor(shop: Workshop, bounds: Bounds, counts: readonly number[]) {
    this.#shop = shop;
    this.#bounds = bounds;
    this.#counts = counts;
  }

  pack(numbers: readonly number[], way: Way, wayIndex: number): readonly Filled[] | undefined {
    const rest = [...numbers];
    let left = this.#counts;
    const filled: Filled[] = [];
    let prefix = `${wayIndex}`;
    for (const index of bySize(this.#bounds.spaces)) {
      for (let one = numbers[index] ?? 0; one > 0; one--) {
        if (this.#bounds.refuse(rest, left)) return undefined;
        rest[index] = one - 1;
        // Kinds that fit into no later space go in first, which makes them part of the cache key.
        const first = left.map(
          (_, kind) => !rest.some((number, space) => number > 0 && this.#bounds.takes(space, kind)),
        );
        prefix += `,${index}${first.map(Number).join("")}`;
        const next = this.#known.get(prefix) ?? this.#next(prefix, index, left, way, first);
        if (!next) return undefined;
        filled.push({ space: index, load: next.load, count: 1 });
        left = next.left;
        if (left.every((count) => count === 0)) return filled;
      }
    }
    return undefined;
  }

  #next(prefix: string, index: number, left: readonly number[], way: Way, first: readonly boolean[]) {
    const space = this.#bounds.spaces[index];
    if (!space) return undefined;
    const load = fill(this.#shop, space, left, way, first.every(Boolean) ? undefined : first);
    const next = { load, left: left.map((count, kind) => count - (load.counts[kind] ?? 0)) };
    this.#known.set(prefix, next);
    return next;
  }
}

function bySize(spaces: readonly Space[]): number[] {
  const volumes = spaces.map(({ length, width, height }) => length * width * height);
  return volumes
    .map((_, index) => index)
    .sort((one, other) => (volumes[other] ?? 0) - (volumes[one] ?? 0) || one - other);
}
