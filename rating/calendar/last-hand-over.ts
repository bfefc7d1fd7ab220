import type { Day } from "../card.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { hubRest } from "./grey.ts";
import { furthest } from "./next-free.ts";
import { type Journey, type TransitPlan, transitOf } from "./transit-of.ts";

/**
 * The last handover day, from `notBefore` on, with which even the slowest delivery arrives by a given day; undefined if
 * there is none.
 */
export function lastHandOver(
  journey: Omit<Journey, "handOver">,
  by: Day,
  notBefore: Day,
  calendar: Calendar,
): TransitPlan | undefined {
  const [end, start] = [dayNumber(by), dayNumber(notBefore)];
  if (end === undefined || start === undefined) return undefined;
  for (let day = end; day >= Math.max(start, end - furthest); day -= 1) {
    if (hubRest(calendar, journey.from, day)) continue;
    const plan = transitOf({ ...journey, handOver: dayText(day) }, calendar);
    if (plan && plan.latest <= by) return plan;
  }
  return undefined;
}
