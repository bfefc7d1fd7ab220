import type { Day } from "../card.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { hubRest } from "./grey.ts";
import { nextFree } from "./next-free.ts";

/** The first day from `from` on which the origin's hub accepts goods; an invalid day is returned as it is. */
export function openDay(calendar: Calendar, origin: string, from: Day): Day {
  const start = dayNumber(from);
  return start === undefined ? from : dayText(nextFree(start, (day) => hubRest(calendar, origin, day)));
}
