/** A total's bar: its share of the width, and whether it is cut short. */
export type WayBar = { share: number; cut: boolean };

/** Totals on one scale. One that is more than twice the next is cut, so that the others can still be compared. */
export function wayBars(totals: readonly number[]): WayBar[] {
  const [dearest = 0, next = dearest] = totals.toSorted((a, b) => b - a);
  const cut = dearest > 2 * next;
  const most = Math.max(1, cut ? next * 1.15 : dearest);
  return totals.map((total) => ({ share: Math.min(1, total / most), cut: cut && total === dearest }));
}
