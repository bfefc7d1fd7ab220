import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";

/** The quotes whose slowest delivery is there by a day; all of them where no day is given, or none makes it. */
export function inTime(quotes: readonly Quote[], by: string): readonly Quote[] {
  const timely = by ? quotes.filter((quote) => isInTime(quote, by)) : quotes;
  return timely.length > 0 ? timely : quotes;
}

/** Whether even the slowest delivery is there by a day; without a day it is. */
export function isInTime({ transit }: Quote, by: string): boolean {
  return !by || transit.latest <= by;
}

/** How many lines there are, and that they are in time where a day is given and they make it. */
export function linesText(quotes: readonly Quote[], by: string): string {
  const count = quotes.length;
  return by && quotes.every((quote) => isInTime(quote, by)) ? m.bar_lines_in_time({ count }) : m.bar_lines({ count });
}
