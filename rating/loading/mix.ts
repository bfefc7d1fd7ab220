import { Bounds } from "./bounds.ts";
import { bulkLoads } from "./bulk-loads.ts";
import type { Space } from "./cargo.ts";
import { compare } from "./compare.ts";
import { cheapest, type Filled, mixesByPrice, numberOf, numbersOf, priceOf, priceOfNumbers, rankOf } from "./mixes.ts";
import { Packer } from "./packer.ts";
import { waysToFill } from "./ways.ts";
import type { Way, Workshop } from "./workshop.ts";

export type Mix = {
  filled: readonly Filled[];
  /** Every cheaper mix is proved too small. */
  proven: boolean;
};

/** Up to so many spaces, every mix that is cheaper than a known one is tried. */
export const triedSpaces = 12;

/**
 * The cheapest mix of spaces that takes all pieces. Mixes are tried by their price, of equal ones the fewest spaces and
 * the smallest; the first into which the pieces go is taken. More than twelve spaces' worth is loaded one after the other
 * first, with the kind of space that then comes out cheapest, and only the rest is tried like this.
 */
export function cheapestMix(
  shop: Workshop,
  spaces: readonly Space[],
  counts: readonly number[],
  most: number,
): Mix | undefined {
  const bounds = new Bounds(spaces, shop.kinds, shop.gap);
  const ways = waysToFill(shop.kinds.length > 1 ? 24 : 0);
  const known = cheapest(
    spaces.map((_, preferred) => bulkLoads(shop, bounds, counts, preferred, most)),
    spaces,
  );
  const small = smallMix(shop, bounds, counts, ways, known && numbersOf(known, spaces));
  const filled = small.filled ?? known;
  if (!filled) return undefined;
  const price = priceOf(filled, spaces);
  if (numberOf(filled) <= triedSpaces) return { filled, proven: price <= small.unproven };
  const retried = withTriedRest(shop, bounds, ways, filled);
  return { filled: retried, proven: priceOf(retried, spaces) <= bounds.leastPrice(counts) };
}

/** `unproven`: the price of the cheapest mix into which the pieces were not brought without a proof that they cannot be. */
type Tried = { filled?: readonly Filled[]; unproven: number };

/** The first mix of at most twelve spaces that takes all; only those that come before `known` are looked at. */
function smallMix(
  shop: Workshop,
  bounds: Bounds,
  counts: readonly number[],
  ways: readonly Way[],
  known: readonly number[] | undefined,
): Tried {
  let unproven = Number.POSITIVE_INFINITY;
  const packer = new Packer(shop, bounds, counts);
  for (const numbers of mixesByPrice(bounds.spaces, triedSpaces)) {
    if (known && compare(rankOf(numbers, bounds.spaces), rankOf(known, bounds.spaces)) >= 0) break;
    if (bounds.refuse(numbers, counts)) continue;
    for (const [index, way] of ways.entries()) {
      if (shop.steps.left <= 0) break;
      const filled = packer.pack(numbers, way, index);
      if (filled) return { filled, unproven };
    }
    unproven = Math.min(unproven, priceOfNumbers(numbers, bounds.spaces));
    if (shop.steps.left <= 0) break;
  }
  return { unproven };
}

/** Of many spaces the last ones are loaded anew, in the cheapest mix. */
function withTriedRest(
  shop: Workshop,
  bounds: Bounds,
  ways: readonly Way[],
  known: readonly Filled[],
): readonly Filled[] {
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
  const better = smallMix(shop, bounds, rest, ways, numbersOf(taken, bounds.spaces)).filled;
  return better ? [...kept, ...better] : known;
}
