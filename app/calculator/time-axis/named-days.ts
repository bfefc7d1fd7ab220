import { m } from "#app/messages/m.ts";
import { dayText } from "#rating/calendar/days.ts";
import { weekday } from "#app/ui/format.ts";
import type { Axis } from "./axis.ts";
import type { Rest } from "./rests.ts";

/** A holiday's label above the axis, ending at its right edge where it would run over it. */
export type NamedDay = { day: number; text: string; end: boolean };

/** Half a label's share of the narrowest axis, and how far the label of the hand-over reaches. */
const half = 0.16;
const handOverReaches = 0.42;

/** Each holiday of the rows once, with its days in words. */
export function holidaysOf(rows: readonly (readonly Rest[])[]): Rest[] {
  const found = new Map<number, Rest>();
  for (const rest of rows.flat()) if (rest.name) found.set(rest.first, rest);
  return [...found.values()].sort((a, b) => a.first - b.first);
}

/** Those for whose names there is room above the axis. */
export function namedDays(holidays: readonly Rest[], handOver: number, axis: Axis): NamedDay[] {
  let free = (handOver - axis.first) / axis.days + handOverReaches;
  const named: NamedDay[] = [];
  for (const { first, name } of holidays) {
    const at = (first - axis.first + 0.5) / axis.days;
    const end = at + half > 1;
    const begin = end ? 1 - 2 * half : at - half;
    if (!name || begin < free || at > 1) continue;
    named.push({ day: first, text: name, end });
    free = end ? 1 : at + half;
  }
  return named;
}

/** `Fri 25 Dec Christmas Day`: what rests beside weekends, for the words under the axis. */
export function restText({ first, days, name = "" }: Rest): string {
  const from = weekday(dayText(first));
  const span = days > 1 ? `${from} – ${weekday(dayText(first + days - 1))}` : from;
  return m.day_named({ day: span, name });
}
