import { dayNumber } from "#rating/calendar/days.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";

/** The days of a journey that count, as days since 1970. */
export type JourneyDays = {
  handOver: number;
  leaves: number;
  /** Working days on the way, after the departure. */
  way: readonly number[];
  /** Days on which it may arrive. */
  arrives: readonly number[];
};

export function journeyDays({ handOver, departure, earliest, latest, grey }: TransitPlan): JourneyDays {
  const rests = new Set(grey.map(({ day }) => dayNumber(day)));
  const [leaves, first, last] = [departure.day, earliest, latest].map((day) => dayNumber(day) ?? 0);
  const between = (from = 0, to = 0) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter((day) => !rests.has(day));
  return {
    handOver: dayNumber(handOver.day) ?? 0,
    leaves: leaves ?? 0,
    way: between((leaves ?? 0) + 1, first),
    arrives: between(first, (last ?? 0) + 1),
  };
}
