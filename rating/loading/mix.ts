import { Bounds } from "./bounds.ts";
import { compare, measureSpace, type Space } from "./cargo.ts";
import { makePacker, packBulk } from "./packer.ts";
import type { Filled } from "./plan.ts";
import { type Way, listWaysToFill, type Workshop } from "./ways.ts";

/** Up to this many spaces, every mix cheaper than the best known is tried. */
const triedSpaces = 12;

/**
 * The cheapest mix of spaces that holds all pieces. Mixes are tried in order of price, then fewest spaces, then
 * smallest; the first that holds the pieces is chosen, `proven` if every cheaper mix is proven too small. Beyond twelve spaces, they are first loaded one after another
 * with whichever kind of space comes out cheapest, and only the last few are tried like this.
 */
export function findCheapestMix(
  shop: Workshop,
  spaces: readonly Space[],
  counts: readonly number[],
  most: number,
): { filled: readonly Filled[]; proven: boolean } | undefined {
  const bounds = new Bounds(spaces, shop.kinds, shop.gap);
  const ways = listWaysToFill(shop.kinds.length > 1 ? 24 : 0);
  const [known] = spaces
    .flatMap((_, preferred) => [packBulk(shop, bounds, counts, preferred, most) ?? []])
    .filter(({ length }) => length > 0)
    .sort((one, other) => compare(rankFilled(one, spaces), rankFilled(other, spaces)));
  const small = findSmallMix(shop, bounds, counts, ways, known && countSpaces(known, spaces));
  const filled = small.filled ?? known;
  if (!filled) return undefined;
  const [price = 0, count = 0] = rankFilled(filled, spaces);
  if (count <= triedSpaces) return { filled, proven: price <= small.unproven };
  const retried = retryRest(shop, bounds, ways, filled);
  const [retriedPrice = 0] = rankFilled(retried, spaces);
  return { filled: retried, proven: retriedPrice <= bounds.leastPrice(counts) };
}

/** `unproven`: the price of the cheapest mix that did not hold the pieces but is not proven too small either. */
type Tried = { filled?: readonly Filled[]; unproven: number };

/**
 * The first mix of at most twelve spaces that holds everything; only mixes better than `known` are considered. A binary
 * search, with half of the steps, soon finds a good one; the rest of the steps go through them from the cheapest up.
 */
function findSmallMix(
  shop: Workshop,
  bounds: Bounds,
  counts: readonly number[],
  ways: readonly Way[],
  known: readonly number[] | undefined,
): Tried {
  const { spaces } = bounds;
  const mixes = listMixesByPrice(spaces, triedSpaces).filter(
    (numbers) =>
      !(known && compare(rankMix(numbers, spaces), rankMix(known, spaces)) >= 0) && !bounds.refuse(numbers, counts),
  );
  const pack = makePacker(shop, bounds, counts);
  const failed = new Set<number>();
  const packed = (index: number) => {
    for (const [way, how] of ways.entries()) {
      const filled = shop.steps.left > 0 ? pack(mixes[index] ?? [], how, way) : undefined;
      if (filled) return filled;
    }
    failed.add(index);
    return undefined;
  };
  let best: { index: number; filled: readonly Filled[] } | undefined;
  const half = shop.steps.left / 2;
  for (let low = 0, top = mixes.length - 1; low <= top && shop.steps.left > half; ) {
    const index = Math.floor((low + top) / 2);
    const filled = packed(index);
    if (filled) best = { index, filled };
    if (filled) top = index - 1;
    else low = index + 1;
  }
  for (let index = 0; index < (best?.index ?? mixes.length) && shop.steps.left > 0; index++) {
    const filled = failed.has(index) ? undefined : packed(index);
    if (filled) best = { index, filled };
  }
  const [first] = mixes;
  const unproven = first && best?.index !== 0 ? (rankMix(first, spaces)[0] ?? 0) : Number.POSITIVE_INFINITY;
  return { ...(best && { filled: best.filled }), unproven };
}

/** With many spaces, reloads the last ones in the cheapest mix. */
function retryRest(shop: Workshop, bounds: Bounds, ways: readonly Way[], known: readonly Filled[]): readonly Filled[] {
  const kept = known.map((one) => ({ ...one }));
  const rest = shop.kinds.map(() => 0);
  const taken: Filled[] = [];
  for (let spaces = 0; spaces < triedSpaces - 4; spaces++) {
    const last = kept.at(-1);
    if (!last) break;
    last.count--;
    if (last.count === 0) kept.pop();
    taken.push({ ...last, count: 1 });
    for (const [kind, count] of last.load.counts.entries()) rest[kind] = (rest[kind] ?? 0) + count;
  }
  const better = findSmallMix(shop, bounds, rest, ways, countSpaces(taken, bounds.spaces)).filled;
  return better ? [...kept, ...better] : known;
}

/** All mixes of at most `most` spaces, as the number of each, sorted by `rankMix`. */
function listMixesByPrice(spaces: readonly Space[], most: number): number[][] {
  let all: number[][] = [[]];
  for (const _ of spaces)
    all = all.flatMap((numbers) => {
      const used = numbers.reduce((sum, number) => sum + number, 0);
      return Array.from({ length: most - used + 1 }, (__, number) => [...numbers, number]);
    });
  return all
    .map((numbers) => ({ numbers, rank: rankMix(numbers, spaces) }))
    .filter(({ rank }) => (rank[1] ?? 0) > 0)
    .sort((one, other) => compare(one.rank, other.rank) || compare(one.numbers, other.numbers))
    .map(({ numbers }) => numbers);
}

/** Price, number of spaces, total volume: less is better, in this order. */
function rankMix(numbers: readonly number[], spaces: readonly Space[]): number[] {
  const sum = (of: (space: Space) => number) =>
    spaces.reduce((total, space, index) => total + (numbers[index] ?? 0) * of(space), 0);
  return [sum(({ price }) => price), sum(() => 1), sum(measureSpace)];
}

function countSpaces(filled: readonly Filled[], spaces: readonly Space[]): number[] {
  return spaces.map((_, index) => filled.reduce((sum, { space, count }) => sum + (space === index ? count : 0), 0));
}

function rankFilled(filled: readonly Filled[], spaces: readonly Space[]): number[] {
  return rankMix(countSpaces(filled, spaces), spaces);
}
