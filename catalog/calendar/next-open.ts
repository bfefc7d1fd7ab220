import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import { hubRest } from "#rating/calendar/grey.ts";

/** The next day after one (`step` 1) or before it (-1) on which a region's hub takes parcels. */
export function nextOpen(calendar: Calendar, origin: string, day: string, step: 1 | -1): string {
  let at = (dayNumber(day) ?? 0) + step;
  for (let left = 60; left > 0 && hubRest(calendar, origin, at); left -= 1) at += step;
  return dayText(at);
}
