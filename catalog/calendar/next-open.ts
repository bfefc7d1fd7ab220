import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import { hubRest } from "#rating/calendar/grey.ts";

/** The next day after (`step` 1) or before (-1) a day on which a region's hub accepts parcels. */
export function nextOpen(calendar: Calendar, origin: string, day: string, step: 1 | -1): string {
  let at = (dayNumber(day) ?? 0) + step;
  for (let left = 60; left > 0 && hubRest(calendar, origin, at); left -= 1) at += step;
  return dayText(at);
}
