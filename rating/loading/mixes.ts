import type { Space } from "./cargo.ts";
import { compare } from "./compare.ts";
import type { Load } from "./plan.ts";

/** A space of the mix with its load, used `count` times. */
export type Filled = { space: number; load: Load; count: number };

/** All mixes of at most `most` spaces, as the number of each, sorted by `rankOf`. */
export function mixesByPrice(spaces: readonly Space[], most: number): number[][] {
  let all: number[][] = [[]];
  for (const _ of spaces)
    all = all.flatMap((numbers) => {
      const used = numbers.reduce((sum, number) => sum + number, 0);
      return Array.from({ length: most - used + 1 }, (__, number) => [...numbers, number]);
    });
  return all
    .map((numbers) => ({ numbers, rank: rankOf(numbers, spaces) }))
    .filter(({ rank }) => (rank[1] ?? 0) > 0)
    .sort((one, other) => compare(one.rank, other.rank) || compare(one.numbers, other.numbers))
    .map(({ numbers }) => numbers);
}

/** Price, number of spaces, total volume: less is better, in this order. */
export function rankOf(numbers: readonly number[], spaces: readonly Space[]): number[] {
  const sum = (of: (space: Space | undefined) => number) =>
    numbers.reduce((total, number, index) => total + number * of(spaces[index]), 0);
  return [sum((space) => space?.price ?? 0), sum(() => 1), sum(volume)];
}

function volume(space: Space | undefined): number {
  return space ? space.length * space.width * space.height : 0;
}

export function priceOfNumbers(numbers: readonly number[], spaces: readonly Space[]): number {
  return rankOf(numbers, spaces)[0] ?? 0;
}

export function numbersOf(filled: readonly Filled[], spaces: readonly Space[]): number[] {
  return spaces.map((_, index) => filled.reduce((sum, { space, count }) => sum + (space === index ? count : 0), 0));
}

export function priceOf(filled: readonly Filled[], spaces: readonly Space[]): number {
  return priceOfNumbers(numbersOf(filled, spaces), spaces);
}

export function numberOf(filled: readonly Filled[]): number {
  return filled.reduce((sum, { count }) => sum + count, 0);
}

export function cheapest(all: readonly (readonly Filled[] | undefined)[], spaces: readonly Space[]) {
  let best: readonly Filled[] | undefined;
  for (const filled of all)
    if (
      filled &&
      (!best || compare(rankOf(numbersOf(filled, spaces), spaces), rankOf(numbersOf(best, spaces), spaces)) < 0)
    )
      best = filled;
  return best;
}
