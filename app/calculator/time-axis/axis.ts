import { dayNumber, weekday } from "#rating/calendar/days.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";

/** Calendar days that all rows share: the first (days since 1970) and how many. */
export type Axis = { first: number; days: number };

/** Fewer days than four weeks would draw a day wider than it is worth. */
const fewest = 28;

/** From the day before the first hand-over to two days after the last delivery. */
export function axisOf(plans: readonly TransitPlan[]): Axis {
  const first = Math.min(...plans.map(({ handOver }) => dayNumber(handOver.day) ?? 0)) - 1;
  const last = Math.max(...plans.map(({ latest }) => dayNumber(latest) ?? 0)) + 2;
  return { first, days: Math.max(fewest, last - first + 1) };
}

/** Where a day's cell begins, as a percentage of the axis. */
export function startOf({ first, days }: Axis, day: number): string {
  return percent((day - first) / days);
}

export function middleOf({ first, days }: Axis, day: number): string {
  return percent((day - first + 0.5) / days);
}

export function widthOf({ days }: Axis, count: number): string {
  return percent(count / days);
}

/** Mondays from a day on that get a mark: every one, or every second or fourth. */
export function markedWeeks({ first, days }: Axis, from: number): number[] {
  const every = days <= 49 ? 7 : days <= 98 ? 14 : 28;
  const monday = from + ((8 - weekday(from)) % 7);
  return Array.from({ length: Math.ceil((first + days - monday) / every) }, (_, at) => monday + at * every);
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
