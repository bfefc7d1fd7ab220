import type { Day } from "../card.ts";
import type { LocalText } from "../duties/rules.ts";
import type { Calendar } from "./calendar.ts";
import { dayNumber, dayText } from "./days.ts";
import { departureRest, type Grey, type GreyDay, hubRest, restOf } from "./grey.ts";
import { furthest, nextFree, type Rest, type Told } from "./next-free.ts";

export type Journey = {
  service: string;
  /** Region of the origin hub. */
  from: string;
  /** Destination country. */
  to: string;
  handOver: Day;
  /** Working days from handover to departure. */
  cutoffDays: number;
  /** Working days from departure to the first delivery attempt. */
  transitMin: number;
  transitMax: number;
};

export type TransitPlan = {
  /** `why`: for a handover that moved, the reason for each day of delay. */
  handOver: { asked: Day; day: Day; by?: string; moved: boolean; why: readonly GreyDay[] };
  departure: { day: Day; kind?: "flight" | "sailing" };
  /** Working days in transit, including the peak's. */
  workingDays: { min: number; max: number };
  /** What a peak adds to the card's working days, and the last day of hand-over that it adds them to. */
  peak?: { days: number; name: LocalText; until: Day };
  earliest: Day;
  latest: Day;
  /** Days from handover to the latest delivery that do not count, in order. */
  grey: readonly GreyDay[];
};

/**
 * When a shipment departs and arrives. A handover while the hub is closed moves to the next day that it is open. Until
 * departure the origin's working days count, then the destination's; a peak adds its days. Undefined for an invalid
 * handover day. Never throws, and its work is bounded.
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

/** The same `workingDays` as `transitOf` gives, without walking through the calendar. */
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

/** A usable number of working days: whole, not negative, and no more than a journey is followed. */
function bounded(days: number): number {
  return Number.isFinite(days) ? Math.min(Math.max(0, Math.trunc(days)), furthest) : 0;
}

/** The day reached after `days` more working days; the starting day does not count. */
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
