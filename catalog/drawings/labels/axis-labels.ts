/**
 * Labels along one axis. Whatever is drawn at a day or a date finds its text here; labels around dots on a map are in
 * `place-labels.ts`.
 */

/** Where rows of text down a page stand, in px: each where it wishes to, or as far below as the row above needs. */
export function stackRows(wishes: readonly number[], rowHeight: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return wishes.map((wish) => {
    last = Math.max(last + rowHeight, wish);
    return last;
  });
}

/** The names that end before the next one begins, or before the axis does; all in px, in order. */
export function filterFitting<Name extends { from: number; width: number }>(
  names: readonly Name[],
  end: number,
  space: number,
): Name[] {
  return names.filter(({ from, width }, at) => width + space <= (names[at + 1]?.from ?? end) - from);
}

/** What is written above a day of a strip, in px at the least width that the strip is drawn for. */
export type Callout = { kind: string; date: string; label: string; x: number; wide: number };

type PlacedCallout = Callout & { level: number; anchor: "start" | "end" };

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
        const [from, to] = measureTextSpan(own);
        if (from < 0 || to > width || placed.some((other) => isMeeting(own, other))) continue;
        const usual = next.kind === "last" ? "end" : "start";
        place([...placed, own], cost + level + (anchor === usual ? 0 : 0.4));
      }
  };
  place([], 0);
  return best;
}

function measureTextSpan({ x, wide, anchor }: PlacedCallout): [number, number] {
  return anchor === "end" ? [x - wide, x] : [x, x + wide];
}

function isMeeting(a: PlacedCallout, b: PlacedCallout): boolean {
  const [fromA, toA] = measureTextSpan(a);
  const [fromB, toB] = measureTextSpan(b);
  if (a.level === b.level && fromA < toB && fromB < toA) return true;
  const crosses = (stem: PlacedCallout, from: number, to: number, level: number) =>
    stem.level >= level && stem.x > from + 1 && stem.x < to - 1;
  return crosses(a, fromB, toB, b.level) || crosses(b, fromA, toA, a.level);
}
