import type { Day } from "../card.ts";
import type { LocalText } from "../duties/rules.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { departureRest, type Grey, type GreyDay, hubRest, restOf } from "./grey.ts";
import { furthest, nextFree, type Rest, type Told } from "./next-free.ts";

export type Journey = {
  service: string;
  /** Region of the hub. */
  from: string;
  /** Country of destination. */
  to: string;
  handOver: Day;
  /** Working days from hand-over to departure. */
  cutoffDays: number;
  /** Working days from departure to the first delivery attempt. */
  transitMin: number;
  transitMax: number;
};

export type TransitPlan = {
  /** `why` says of a moved hand-over what stood in its way, day by day. */
  handOver: { asked: Day; day: Day; by?: string; moved: boolean; why: readonly GreyDay[] };
  departure: { day: Day; kind?: "flight" | "sailing" };
  /** Working days on the way, peak included. */
  workingDays: { min: number; max: number };
  /** What a peak adds to the card's working days, and the last day of hand-over that it adds them to. */
  peak?: { days: number; name: LocalText; until: Day };
  earliest: Day;
  latest: Day;
  /** Days from hand-over to the latest delivery that do not count, in order. */
  grey: readonly GreyDay[];
};

/**
 * When a shipment leaves and arrives. A hand-over on a day on which the hub is shut moves to the next one that it is
 * open. Until the departure the origin's days count, from then on the destination's; a peak adds its days. Nothing for
 * a hand-over that is no day. Never throws and never runs for long.
 */
export function transitOf(journey: Journey, calendar: Calendar): TransitPlan | undefined {
  const { service, from, to, handOver } = journey;
  const asked = dayNumber(handOver);
  if (asked === undefined) return undefined;
  const grey: GreyDay[] = [];
  const note = (day: number, where: GreyDay["where"], why: Grey) => grey.push({ ...why, day: dayText(day), where });
  const origin = (day: number) => hubRest(calendar, from, day);
  const takes = nextFree(asked, origin, (day, why) => note(day, "origin", why));
  const why = [...grey];
  const ready = count(takes, bounded(journey.cutoffDays), origin, (day, rest) => note(day, "origin", rest));
  const leaves = nextFree(
    ready,
    (day) => origin(day) ?? departureRest(calendar, service, from, day),
    (day, rest) => note(day, "origin", rest),
  );
  const peak = peakOf(calendar, service, to, takes);
  const [least, most] = withPeak(journey, peak);
  const abroad = (day: number) => restOf(calendar, to, day);
  const earliest = count(leaves, Math.min(least, most), abroad, (day, rest) => note(day, "destination", rest));
  const latest = count(earliest, Math.max(0, most - least), abroad, (day, rest) => note(day, "destination", rest));
  const hub = Object.hasOwn(calendar.hubs, from) ? calendar.hubs[from] : undefined;
  const by = hub && (hub.handOverByService[service] ?? hub.handOverBy);
  const kind = calendar.departures.find(({ services }) => services.includes(service))?.kind;
  return {
    handOver: { asked: handOver, day: dayText(takes), moved: takes !== asked, why, ...(by && { by }) },
    departure: { day: dayText(leaves), ...(kind && { kind }) },
    workingDays: { min: least, max: most },
    ...(peak && { peak }),
    earliest: dayText(earliest),
    latest: dayText(latest),
    grey,
  };
}

/** The working days on the way that `transitOf` gives, peak included, without walking them. */
export function workingDaysOf(journey: Omit<Journey, "cutoffDays">, calendar: Calendar): TransitPlan["workingDays"] {
  const [min, max] = withPeak(journey, peakOn(journey, calendar));
  return { min, max };
}

/** The peak that a hand-over falls into; on a day of rest that of the next day on which the hub is open. */
export function peakOn(
  { service, from, to, handOver }: Pick<Journey, "service" | "from" | "to" | "handOver">,
  calendar: Calendar,
): TransitPlan["peak"] {
  const asked = dayNumber(handOver);
  if (asked === undefined) return undefined;
  return peakOf(
    calendar,
    service,
    to,
    nextFree(asked, (day) => hubRest(calendar, from, day)),
  );
}

function withPeak(
  { transitMin, transitMax }: Pick<Journey, "transitMin" | "transitMax">,
  peak: TransitPlan["peak"],
): [least: number, most: number] {
  const extra = peak?.days ?? 0;
  return [bounded(transitMin) + extra, bounded(transitMax) + extra];
}

/**
 * The last day of hand-over with which even the slowest delivery is there by a day, from `notBefore` on; nothing where
 * no day will do.
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

/** A number of working days that can be walked: whole, not negative, within the most that a journey is followed. */
function bounded(days: number): number {
  return Number.isFinite(days) ? Math.min(Math.max(0, Math.trunc(days)), furthest) : 0;
}

/** The day after `days` more on which nothing rests; the day itself does not count. */
function count(day: number, days: number, rest: Rest, told: Told): number {
  let at = day;
  const end = day + furthest * 2;
  for (let left = days; left > 0 && at < end; ) {
    at += 1;
    const why = rest(at);
    if (why) told(at, why);
    else left -= 1;
  }
  return at;
}

function peakOf(calendar: Calendar, service: string, to: string, handedOver: number) {
  const day = dayText(handedOver);
  for (const { name, from, to: last, services, add } of calendar.peaks) {
    if (day < from || day > last || (services && !services.includes(service))) continue;
    const days = add.find(({ countries }) => !countries || countries.includes(to))?.days ?? 0;
    if (days > 0) return { days, name, until: last };
  }
  return undefined;
}
