import type { Measures } from "./scan-measures.ts";

/**
 * The measures of a line with each kind of parcel by itself: `2 boxes 3 kg and 1 box 5 kg`. One where it is of one kind, or
 * where not each has a number and a weight.
 */
export function splitKinds(measures: Measures): Measures[] {
  const { weights, sizes, counts, wrong } = measures;
  const [first] = counts;
  if (counts.length < 2 || weights.length !== counts.length || wrong.length > 0 || !first) return [measures];
  // a number stands before its parcel, or behind it: `3 kg x 2 and 5 kg x 1`
  const leads = [...weights, ...sizes].every(({ from }) => from > first.from);
  const kinds = counts.map((count, at): Measures => {
    const start = leads ? count.from : (counts[at - 1]?.next ?? 0);
    const end = leads ? (counts[at + 1]?.from ?? Number.POSITIVE_INFINITY) : count.next;
    const isOwn = ({ from }: { from: number }) => start <= from && from < end;
    return { ...measures, weights: weights.filter(isOwn), sizes: sizes.filter(isOwn), counts: [count] };
  });
  const isWhole = kinds.every((kind) => kind.weights.length === 1 && kind.weights[0]?.mass && kind.sizes.length < 2);
  // one size at the end may be that of all
  const isSized = sizes.length === 0 || kinds[0]?.sizes.length === 1;
  return isWhole && isSized ? kinds : [measures];
}
