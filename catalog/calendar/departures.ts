import { fromDayNumber, toDayNumber } from "#rating/calendar/calendar.ts";
import { type Journey, planTransit } from "#rating/calendar/transit-plan.ts";
import type { Departure } from "../page-parts.ts";
import type { Catalog } from "../model.ts";
import { getToday } from "../read/values.ts";

/** For how many days after its build a page still knows what leaves: a quarter, after which the plan may change. */
const daysAhead = 91;

/**
 * What a line sends on its way to a country by its timetable, the hub's calendar and the holidays there: every departure
 * whose last delivery day has not passed on the day of the build, and those of the weeks ahead.
 */
export function listDepartures({ reference }: Catalog, journey: Omit<Journey, "handOver">): Departure[] {
  const { calendar } = reference.engine;
  const today = toDayNumber(getToday()) ?? 0;
  // a working day is three days at most, but for closings, which last a fortnight
  const before = journey.transitMax * 3 + 14;
  const departures = new Map<string, Departure>();
  for (let day = today - before; day <= today + daysAhead; day += 1) {
    const plan = planTransit({ ...journey, handOver: fromDayNumber(day) }, calendar);
    if (!plan || plan.latest < getToday()) continue;
    departures.set(plan.departure.day, { day: plan.departure.day, from: plan.earliest, to: plan.latest });
  }
  return [...departures.values()];
}
