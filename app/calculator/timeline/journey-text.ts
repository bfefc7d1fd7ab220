import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatWeekday, formatWorkingDays, joinSentences } from "#app/ui/format.ts";
import { formatWeekdays } from "../format/days.ts";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import type { TransitPlan } from "#rating/calendar/transit-plan.ts";

/** The days of a journey that count, as days since 1970. */
export type JourneyDays = {
  handOver: number;
  leaves: number;
  /** Working days on the way, after the departure. */
  way: readonly number[];
  /** Days on which it may arrive. */
  arrives: readonly number[];
};

export function listJourneyDays({ handOver, departure, earliest, latest, grey }: TransitPlan): JourneyDays {
  const rests = new Set(grey.map(({ day }) => toDayNumber(day)));
  const [leaves, first, last] = [departure.day, earliest, latest].map((day) => toDayNumber(day) ?? 0);
  const between = (from = 0, to = 0) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter((day) => !rests.has(day));
  return {
    handOver: toDayNumber(handOver.day) ?? 0,
    leaves: leaves ?? 0,
    way: between((leaves ?? 0) + 1, first),
    arrives: between(first, (last ?? 0) + 1),
  };
}

/** The journey in words. */
export function describeJourney(plan: TransitPlan): string {
  const { handOver, departure, peak } = plan;
  const taken = handOver.by
    ? m.journey_taken_by({ day: formatWeekday(handOver.day), time: handOver.by })
    : m.journey_taken({ day: formatWeekday(handOver.day) });
  const leaves =
    departure.kind === "sailing" ? m.journey_sails : departure.kind === "flight" ? m.journey_flies : m.journey_leaves;
  return joinSentences([
    ...(handOver.moved
      ? [m.transit_moved({ asked: formatWeekday(handOver.asked), day: formatWeekday(handOver.day) })]
      : []),
    taken,
    leaves({ day: formatWeekday(departure.day) }),
    m.journey_arrives({
      // no line ends before the unit
      days: formatWorkingDays(plan.workingDays).replace(" ", "\u00a0"),
      window: formatArrival(plan),
    }),
    ...(peak ? [m.transit_peak({ name: getLocalText(peak.name), days: peak.days })] : []),
  ]);
}

/** The window of delivery as on a timetable: `Fri 4 – Wed 9 Dec`. */
export function formatArrival({ earliest, latest }: Pick<TransitPlan, "earliest" | "latest">): string {
  return formatWeekdays(earliest, latest);
}
