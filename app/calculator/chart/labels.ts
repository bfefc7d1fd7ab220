import { toPlainText } from "#site/typography.ts";

/**
 * The least width in px of an axis that fills its column, with the classes of what is shown only there: such an axis is
 * rendered before its width is known, so that its labels are placed for each.
 */
export const axisWidths = [
  // a phone whose text is enlarged
  { px: 140, seen: "min-[17.5rem]:hidden" },
  { px: 280, seen: "max-[17.5rem]:hidden sm:hidden" },
  { px: 300, seen: "max-sm:hidden xl:hidden" },
  { px: 860, seen: "max-xl:hidden" },
] as const;

/** Px between labels, and between a label and a line. */
export const labelGap = 6;

/** The most that words of an axis (12.5 px) take, in px: a Han character is as wide as its line is high, a space narrow. */
export function estimateTextWidth(text: string): number {
  return [...toPlainText(text)].reduce((sum, letter) => sum + (letter > "\u2e80" ? 12.5 : letter === " " ? 4 : 7.2), 0);
}

/** Words that begin at a place of an axis, in px, or stand around it; `short` where the whole text has no room. */
export type AxisLabel = { at: number; text: string; short?: string | undefined; centred?: boolean };

/**
 * Those of labels in their order that have room on an axis so many px wide: right of `from` and of the label before, and
 * struck by none of the lines. One that is centred near the end is moved to stand before it (`atEnd`).
 */
export function fitLabels<Own extends AxisLabel>(
  labels: readonly Own[],
  width: number,
  { from = Number.NEGATIVE_INFINITY, lines = [] }: { from?: number; lines?: readonly number[] },
): (Own & { atEnd: boolean })[] {
  let free = from;
  return labels.flatMap((label) => {
    for (const text of label.short === undefined ? [label.text] : [label.text, label.short]) {
      const own = estimateTextWidth(text);
      const wish = label.centred ? label.at - own / 2 : label.at;
      const beyond = wish + own > width;
      if (beyond && !(label.centred && label.at <= width)) continue;
      const begin = beyond ? width - own : wish;
      if (begin < free || lines.some((line) => begin - labelGap < line && line < begin + own + labelGap)) continue;
      free = begin + own + labelGap;
      return [{ ...label, text, atEnd: beyond }];
    }
    return [];
  });
}

/** Moves labels apart so that none covers another: each near its wish, at least `least` from the next, between two bounds. */
export function spreadLabels(wishes: readonly number[], least: number, low: number, high: number): number[] {
  const order = wishes.map((wish, at) => ({ wish, at })).sort((a, b) => a.wish - b.wish || a.at - b.at);
  const placed: number[] = [];
  let free = low;
  for (const { wish, at } of order) {
    const own = Math.max(free, wish);
    placed[at] = own;
    free = own + least;
  }
  let end = high;
  for (const { at } of order.reverse()) {
    const own = Math.min(placed[at] ?? 0, end);
    placed[at] = own;
    end = own - least;
  }
  return placed;
}
