/** Most points that are looked at along one side. */
const most = 64;

/**
 * Sums of whole numbers of `a` and `b` up to `length`, ascending, without 0: where pieces laid end to end can end. Of many,
 * an even selection, so that small pieces cost no more than large ones.
 */
export function sums(a: number, b: number, length: number): number[] {
  const [large, small] = a > b ? [a, b] : [b, a];
  const found = new Set<number>();
  const larges = Math.floor(length / large);
  for (const i of selected(larges)) {
    const smalls = Math.floor((length - i * large) / small);
    for (const j of selected(smalls)) found.add(i * large + j * small);
  }
  found.delete(0);
  const all = [...found].sort((one, other) => one - other);
  return selected(all.length - 1).flatMap((index) => all[index] ?? []);
}

/** 0 to `last`, of many an even selection with both ends. */
function selected(last: number): number[] {
  const count = Math.min(last + 1, most);
  return Array.from({ length: count }, (_, index) => (count < 2 ? 0 : Math.round((index * last) / (count - 1))));
}

/** The longest sum of whole numbers of `a` and `b` that is at most `length`. */
export function reach(a: number, b: number, length: number): number {
  const [large, small] = a > b ? [a, b] : [b, a];
  let best = 0;
  // After `small` of the large ones their remainders repeat.
  for (let i = 0; i * large <= length && i < small && best < length; i++)
    best = Math.max(best, i * large + Math.floor((length - i * large) / small) * small);
  return best;
}

/**
 * No pattern of `a × b` rectangles, turned or not, holds more of them: each can be pushed into a corner until every edge
 * lies on such a sum, so that the reach of both sides is all that is ever covered.
 */
export function mostOnFloor(length: number, width: number, a: number, b: number): number {
  return Math.floor((reach(a, b, length) * reach(a, b, width)) / (a * b));
}
