import { dayText } from "#rating/calendar/days.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { weekday } from "#app/ui/format.ts";
import { workingDays } from "#app/ui/working-days.ts";
import { journeyDays } from "./journey-days.ts";
import { list, sentences } from "#app/ui/joined.ts";

/** The journey in words, each figure of its drawing among them. */
export function journeyText(plan: TransitPlan): string {
  const { handOver, departure, peak } = plan;
  const taken = handOver.by
    ? m.journey_taken_by({ day: weekday(handOver.day), time: handOver.by })
    : m.journey_taken({ day: weekday(handOver.day) });
  const leaves =
    departure.kind === "sailing" ? m.journey_sails : departure.kind === "flight" ? m.journey_flies : m.journey_leaves;
  return sentences([
    ...(handOver.moved ? [m.transit_moved({ asked: weekday(handOver.asked), day: weekday(handOver.day) })] : []),
    taken,
    leaves({ day: weekday(departure.day) }),
    m.journey_arrives({
      // no line ends within a range or before its unit
      days: workingDays(plan.workingDays).replace("–", "–\u2060").replace(" ", "\u00a0"),
      list: list(journeyDays(plan).arrives.map((day) => weekday(dayText(day)))),
    }),
    ...(peak ? [m.transit_peak({ name: localText(peak.name), days: peak.days })] : []),
  ]);
}
