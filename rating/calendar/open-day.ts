import type { Day } from "../card.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { hubRest } from "./grey.ts";
import { nextFree } from "./next-free.ts";

/** The first day, from one on, on which the hub of an origin takes goods; the day itself where it is none. */
export function openDay(calendar: Calendar, origin: string, from: Day): Day {
  const start = dayNumber(from);
  return start === undefined ? from : dayText(nextFree(start, (day) => hubRest(calendar, origin, day)));
}
