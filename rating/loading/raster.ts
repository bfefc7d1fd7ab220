/** The most points considered along one side. */
const most = 64;

/**
 * Sums of multiples of `a` and `b` up to `length`, ascending, without 0: where pieces laid end to end can end. If there
 * are too many, an even selection, so that small pieces take no longer than large ones.
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

/** 0 to `last`; if too many, an even selection that includes both ends. */
function selected(last: number): number[] {
  const count = Math.min(last + 1, most);
  return Array.from({ length: count }, (_, index) => (count < 2 ? 0 : Math.round((index * last) / (count - 1))));
}

/** The longest sum of multiples of `a` and `b` that is at most `length`. */
export function reach(a: number, b: number, length: number): number {
  const [large, small] = a > b ? [a, b] : [b, a];
  let best = 0;
  // The remainders repeat once there are `small` large ones.
  for (let i = 0; i * large <= length && i < small && best < length; i++)
    best = Math.max(best, i * large + Math.floor((length - i * large) / small) * small);
  return best;
}

/**
 * An upper bound for patterns of `a × b` rectangles, turned or not: each rectangle can be pushed towards a corner until
 * every edge is at such a sum, so no pattern covers more than the reach of both sides.
 */
export function mostOnFloor(length: number, width: number, a: number, b: number): number {
  return Math.floor((reach(a, b, length) * reach(a, b, width)) / (a * b));
}
