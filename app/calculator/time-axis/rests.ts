import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber } from "#rating/calendar/days.ts";
import { type Grey, hubRest, restOf } from "#rating/calendar/grey.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import { localText } from "#app/platform/local-text.ts";
import type { Axis } from "./axis.ts";

/** Days in a row that do not count: `name` is that of a holiday or a closing, weekends have none. */
export type Rest = { first: number; days: number; name?: string };

/** What rests along a row: at the hub until the departure, at the destination from then on. */
export function restsOf(
  plan: TransitPlan,
  place: { from: string; to: string },
  calendar: Calendar,
  axis: Axis,
): Rest[] {
  const leaves = dayNumber(plan.departure.day) ?? 0;
  const rests: Rest[] = [];
  for (let day = axis.first; day < axis.first + axis.days; day += 1) {
    const why = day <= leaves ? hubRest(calendar, place.from, day) : restOf(calendar, place.to, day);
    if (!why) continue;
    const name = nameOf(why);
    const last = rests.at(-1);
    if (last && last.first + last.days === day && last.name === name) last.days += 1;
    else rests.push({ first: day, days: 1, ...(name !== undefined && { name }) });
  }
  return rests;
}

function nameOf(why: Grey): string | undefined {
  return why.kind === "weekend" || !why.name ? undefined : localText(why.name);
}
