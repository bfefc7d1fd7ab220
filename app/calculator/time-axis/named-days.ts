import { m } from "#app/messages/m.ts";
import { dayText } from "#rating/calendar/days.ts";
import { weekday } from "#app/ui/format.ts";
import type { Axis } from "./axis.ts";
import { wordsWidth } from "./label-room.ts";
import type { Rest } from "./rests.ts";

/** A holiday's label above the axis, ending at its right edge where it would run over it. */
export type NamedDay = { day: number; text: string; end: boolean };

/** Each holiday of the rows once, with its days in words. */
export function holidaysOf(rows: readonly (readonly Rest[])[]): Rest[] {
  const found = new Map<number, Rest>();
  for (const rest of rows.flat()) if (rest.name) found.set(rest.first, rest);
  return [...found.values()].sort((a, b) => a.first - b.first);
}

/** Those for whose names there is room above an axis so many px wide, right of the first `free` of them. */
export function namedDays(holidays: readonly Rest[], axis: Axis, px: number, free: number): NamedDay[] {
  const named: NamedDay[] = [];
  let from = free;
  for (const { first, name } of holidays) {
    if (!name) continue;
    const width = wordsWidth(name);
    const middle = ((first - axis.first + 0.5) / axis.days) * px;
    const end = middle + width / 2 > px;
    const begin = end ? px - width : middle - width / 2;
    if (begin < from || middle > px) continue;
    named.push({ day: first, text: name, end });
    from = begin + width + 6;
  }
  return named;
}

/** `Fri 25 Dec Christmas Day`: days that rest, and why. */
export function restText({ first, days, name = m.axis_weekend() }: Rest): string {
  const from = weekday(dayText(first));
  const span = days > 1 ? `${from} – ${weekday(dayText(first + days - 1))}` : from;
  return m.day_named({ day: span, name });
}
