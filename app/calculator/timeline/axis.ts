import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatWeekdays } from "../format/days.ts";
import {
  type Calendar,
  type NonWorkingDay,
  fromDayNumber,
  getWeekday,
  makeHubRest,
  makeRest,
  toDayNumber,
} from "#rating/calendar/calendar.ts";

import type { TransitPlan } from "#rating/calendar/transit-plan.ts";
import { formatPercent } from "../chart/scales.ts";

/** Calendar days that all rows share: the first (days since 1970) and how many. */
export type Axis = { first: number; days: number };

/** Fewer days than four weeks would draw a day wider than it is worth. */
const fewest = 28;

/** From the day before the first handover to two days after the last delivery. */
export function buildTimeAxis(plans: readonly TransitPlan[]): Axis {
  const first = Math.min(...plans.map(({ handOver }) => toDayNumber(handOver.day) ?? 0)) - 1;
  const last = Math.max(...plans.map(({ latest }) => toDayNumber(latest) ?? 0)) + 2;
  return { first, days: Math.max(fewest, last - first + 1) };
}

/** How far along the axis a day begins, from 0 to 1; half a day is its middle. */
export function measureShare({ first, days }: Axis, day: number): number {
  return (day - first) / days;
}

/** Where a day begins, as a percentage of the axis. */
export function placeDayStart(axis: Axis, day: number): string {
  return formatPercent(measureShare(axis, day));
}

export function placeDayCentre(axis: Axis, day: number): string {
  return formatPercent(measureShare(axis, day + 0.5));
}

export function measureDays({ days }: Axis, count: number): string {
  return formatPercent(count / days);
}

/** Mondays from a day on that get a mark: every one, or every second or fourth. */
export function listMarkedWeeks({ first, days }: Axis, from: number): number[] {
  const every = days <= 49 ? 7 : days <= 98 ? 14 : 28;
  const monday = from + ((8 - getWeekday(from)) % 7);
  return Array.from({ length: Math.ceil((first + days - monday) / every) }, (_, at) => monday + at * every);
}

/** Consecutive non-working days: `name` is that of a holiday or a closing; weekends have none. */
export type Rest = { first: number; days: number; name?: string };

/** The non-working days along a row: the hub's until the departure, the destination's from then on. */
export function listRests(
  plan: TransitPlan,
  place: { from: string; to: string },
  calendar: Calendar,
  axis: Axis,
): Rest[] {
  const leaves = toDayNumber(plan.departure.day) ?? 0;
  const atHub = makeHubRest(calendar, place.from);
  const abroad = makeRest(calendar, place.to);
  const rests: Rest[] = [];
  for (let day = axis.first; day < axis.first + axis.days; day += 1) {
    const why = day <= leaves ? atHub(day) : abroad(day);
    if (!why) continue;
    const name = nameNonWorkingDay(why);
    const last = rests.at(-1);
    if (last && last.first + last.days === day && last.name === name) last.days += 1;
    else rests.push({ first: day, days: 1, ...(name !== undefined && { name }) });
  }
  return rests;
}

function nameNonWorkingDay(why: NonWorkingDay): string | undefined {
  return why.kind === "weekend" || !why.name ? undefined : getLocalText(why.name);
}

/** Each holiday of all rows once, in their order. */
export function collectHolidays(rows: readonly (readonly Rest[])[]): Rest[] {
  const found = new Map<number, Rest>();
  for (const rest of rows.flat()) if (rest.name) found.set(rest.first, rest);
  return [...found.values()].sort((a, b) => a.first - b.first);
}

/** `Fri 25 Dec Christmas Day`: non-working days, and why. */
export function describeRest({ first, days, name = m.axis_weekend() }: Rest): string {
  return m.day_named({ day: formatWeekdays(fromDayNumber(first), fromDayNumber(first + days - 1)), name });
}
