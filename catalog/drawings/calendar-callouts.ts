/** What is written above a day of a strip, in px at the least width that the strip is drawn for. */
export type Callout = { kind: string; date: string; label: string; x: number; wide: number };

export type PlacedCallout = Callout & { level: number; anchor: "start" | "end" };

/** From one row of text to the next. */
export const levelHeight = 44;

/**
 * Finds sides and levels at which no text overlaps another or a stem: the lowest possible, from the left. Texts that
 * are clear of each other at a small width also are at a larger one: stems move apart, texts keep their width.
 */
export function placeCallouts(callouts: readonly Callout[], width: number): PlacedCallout[] {
  let best = callouts.map((callout, level): PlacedCallout => ({ ...callout, level, anchor: "start" }));
  let least = Number.POSITIVE_INFINITY;
  const place = (placed: readonly PlacedCallout[], cost: number): void => {
    if (cost >= least) return;
    const next = callouts[placed.length];
    if (!next) {
      [best, least] = [[...placed], cost];
      return;
    }
    for (const level of [0, 1, 2, 3])
      for (const anchor of ["start", "end"] as const) {
        const own: PlacedCallout = { ...next, level, anchor };
        const [from, to] = textSpan(own);
        if (from < 0 || to > width || placed.some((other) => meet(own, other))) continue;
        const usual = next.kind === "last" ? "end" : "start";
        place([...placed, own], cost + level + (anchor === usual ? 0 : 0.4));
      }
  };
  place([], 0);
  return best;
}

function textSpan({ x, wide, anchor }: PlacedCallout): [number, number] {
  return anchor === "end" ? [x - wide, x] : [x, x + wide];
}

function meet(a: PlacedCallout, b: PlacedCallout): boolean {
  const [fromA, toA] = textSpan(a);
  const [fromB, toB] = textSpan(b);
  if (a.level === b.level && fromA < toB && fromB < toA) return true;
  const crosses = (stem: PlacedCallout, from: number, to: number, level: number) =>
    stem.level >= level && stem.x > from + 1 && stem.x < to - 1;
  return crosses(a, fromB, toB, b.level) || crosses(b, fromA, toA, a.level);
}
