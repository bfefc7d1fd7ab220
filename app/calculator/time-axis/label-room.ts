import { plainText } from "#site/unbroken-dates.ts";
import type { Axis } from "./axis.ts";

/** Screens for which an axis is labelled: how wide it is there at least, in px, and where the words are seen. */
export const labelled = [
  { px: 280, seen: "sm:hidden" },
  { px: 300, seen: "max-sm:hidden xl:hidden" },
  { px: 540, seen: "max-xl:hidden" },
] as const;

const gap = 6;

/** What words of an axis take at most, in px: a Han character is as wide as its line is high. */
export function wordsWidth(text: string): number {
  return [...plainText(text)].reduce((sum, letter) => sum + (letter > "\u2e80" ? 12.5 : 7.2), 0);
}

export type Label = { day: number; text: string };

/** Of labels that begin at their days, those that end on an axis so wide, touch none before them and are struck by no line. */
export function roomFor(labels: readonly Label[], axis: Axis, px: number, lines: readonly number[]): Label[] {
  const at = (day: number) => ((day - axis.first) / axis.days) * px;
  let free = Number.NEGATIVE_INFINITY;
  return labels.filter(({ day, text }) => {
    const [begin, end] = [at(day), at(day) + wordsWidth(text)];
    const struck = lines.some((line) => begin - gap < at(line) && at(line) < end + gap);
    if (begin < free || end > px || struck) return false;
    free = end + gap;
    return true;
  });
}
