import type { Day } from "../card.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { hubRest } from "./grey.ts";

/** A hub that takes nothing for longer than this is no hub. */
const furthest = 366;

/** The first day, from one on, on which the hub of an origin takes goods; the day itself where it is none. */
export function openDay(calendar: Calendar, origin: string, from: Day): Day {
  const start = dayNumber(from);
  if (start === undefined) return from;
  for (let day = start; day < start + furthest; day += 1) if (!hubRest(calendar, origin, day)) return dayText(day);
  return from;
}
