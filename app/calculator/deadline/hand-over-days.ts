import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import { hubRest } from "#rating/calendar/grey.ts";
import { lastHandOver } from "#rating/calendar/last-hand-over.ts";
import { type Journey, type TransitPlan, transitOf } from "#rating/calendar/transit-of.ts";
import type { Day } from "#rating/card.ts";

export type HandOverDays = {
  /** The journey from the last of them; missing if none makes it. */
  last?: TransitPlan;
  days: readonly number[];
};

/** No calendar is looked at for longer than this. */
const furthest = 92;

// no weight changes them, and they are asked for at each key
const known = new WeakMap<Calendar, Map<string, HandOverDays>>();
const kept = 100;

/** The days of hand-over, from one on, with which even the slowest delivery of a journey arrives by another day. */
export function handOverDays(journey: Omit<Journey, "handOver">, by: Day, from: Day, calendar: Calendar): HandOverDays {
  const own = known.get(calendar) ?? new Map<string, HandOverDays>();
  known.set(calendar, own);
  const key = JSON.stringify([journey, by, from]);
  const found = own.get(key) ?? daysOf(journey, by, from, calendar);
  if (own.size >= kept) own.clear();
  own.set(key, found);
  return found;
}

function daysOf(journey: Omit<Journey, "handOver">, by: Day, from: Day, calendar: Calendar): HandOverDays {
  const last = lastHandOver(journey, by, from, calendar);
  if (!last) return { days: [] };
  const [start = 0, end = 0] = [dayNumber(from), dayNumber(last.handOver.day)];
  const days = Array.from({ length: Math.min(furthest, end - start + 1) }, (_, at) => end - at).reverse();
  const inTime = days.filter((day) => {
    if (hubRest(calendar, journey.from, day)) return false;
    const plan = transitOf({ ...journey, handOver: dayText(day) }, calendar);
    return plan !== undefined && plan.latest <= by;
  });
  return { last, days: inTime };
}
