import type { Day, LocalText, RateCard } from "../card.ts";
import type { Transit } from "../freight/tariff.ts";
import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";
import {
  type Calendar,
  findHub,
  findNextWorkingDay,
  fromDayNumber,
  furthest,
  getWeekday,
  makeHubRest,
  makeRest,
  type GreyDay,
  type NonWorkingDay,
  type Rest,
  toDayNumber,
  type Told,
} from "./calendar.ts";

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

/** The card's working days; calendar days, including handover, departure and peak, are in `plan`. */
export type TransitDays = { min: number; max: number; earliest: Day; latest: Day; plan?: TransitPlan };

/**
 * When a shipment departs and arrives. A handover while the hub is closed moves to the next day that it is open. Until
 * departure the origin's working days count, then the destination's; a peak adds its days. Undefined for an invalid
 * handover day. Never throws, and its work is bounded.
 */
export function planTransit(journey: Journey, calendar: Calendar): TransitPlan | undefined {
  const { service, from, to, handOver } = journey;
  const asked = toDayNumber(handOver);
  if (asked === undefined) return undefined;
  const grey: GreyDay[] = [];
  const note = (day: number, where: GreyDay["where"], why: NonWorkingDay) =>
    grey.push({ ...why, day: fromDayNumber(day), where });
  const origin = makeHubRest(calendar, from);
  const takes = findNextWorkingDay(asked, origin, (day, why) => note(day, "origin", why));
  const why = [...grey];
  const ready = addWorkingDays(takes, clampDays(journey.cutoffDays), origin, (day, rest) => note(day, "origin", rest));
  const leaves = findNextWorkingDay(
    ready,
    (day) => origin(day) ?? explainDepartureRest(calendar, service, from, day),
    (day, rest) => note(day, "origin", rest),
  );
  const peak = findPeak(calendar, service, to, takes);
  const [least, most] = addPeak(journey, peak);
  const abroad = makeRest(calendar, to);
  const earliest = addWorkingDays(leaves, Math.min(least, most), abroad, (day, rest) => note(day, "destination", rest));
  const latest = addWorkingDays(earliest, Math.max(0, most - least), abroad, (day, rest) =>
    note(day, "destination", rest),
  );
  const hub = Object.hasOwn(calendar.hubs, from) ? calendar.hubs[from] : undefined;
  const by = hub && (hub.handOverByService[service] ?? hub.handOverBy);
  const kind = calendar.departures.find(({ services }) => services.includes(service))?.kind;
  return {
    handOver: { asked: handOver, day: fromDayNumber(takes), moved: takes !== asked, why, ...(by && { by }) },
    departure: { day: fromDayNumber(leaves), ...(kind && { kind }) },
    workingDays: { min: least, max: most },
    ...(peak && { peak }),
    earliest: fromDayNumber(earliest),
    latest: fromDayNumber(latest),
    grey,
  };
}

/** The same `workingDays` as `planTransit` gives, without walking through the calendar. */
export function countWorkingDays(journey: Omit<Journey, "cutoffDays">, calendar: Calendar): TransitPlan["workingDays"] {
  const [min, max] = addPeak(journey, findPeakOn(journey, calendar));
  return { min, max };
}

/** The peak that a hand-over falls into; on a day of rest that of the next day on which the hub is open. */
export function findPeakOn(
  { service, from, to, handOver }: Pick<Journey, "service" | "from" | "to" | "handOver">,
  calendar: Calendar,
): TransitPlan["peak"] {
  const asked = toDayNumber(handOver);
  if (asked === undefined) return undefined;
  return findPeak(calendar, service, to, findNextWorkingDay(asked, makeHubRest(calendar, from)));
}

function addPeak(
  { transitMin, transitMax }: Pick<Journey, "transitMin" | "transitMax">,
  peak: TransitPlan["peak"],
): [least: number, most: number] {
  const extra = peak?.days ?? 0;
  return [clampDays(transitMin) + extra, clampDays(transitMax) + extra];
}

/** A usable number of working days: whole, not negative, and no more than a journey is followed. */
function clampDays(days: number): number {
  return Number.isFinite(days) ? Math.min(Math.max(0, Math.trunc(days)), furthest) : 0;
}

/** The day reached after `days` more working days; the starting day does not count. */
function addWorkingDays(day: number, days: number, rest: Rest, told: Told): number {
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

function findPeak(calendar: Calendar, service: string, to: string, handedOver: number) {
  const day = fromDayNumber(handedOver);
  for (const { name, from, to: last, services, add } of calendar.peaks) {
    if (day < from || day > last || (services && !services.includes(service))) continue;
    const days = add.find(({ countries }) => !countries || countries.includes(to))?.days ?? 0;
    if (days > 0) return { days, name, until: last };
  }
  return undefined;
}

/**
 * The last handover day, from `notBefore` on, with which even the slowest delivery arrives by a given day; undefined if
 * there is none.
 */
export function findLastHandover(
  journey: Omit<Journey, "handOver">,
  by: Day,
  notBefore: Day,
  calendar: Calendar,
): TransitPlan | undefined {
  const [end, start] = [toDayNumber(by), toDayNumber(notBefore)];
  if (end === undefined || start === undefined) return undefined;
  const closed = makeHubRest(calendar, journey.from);
  for (let day = end; day >= Math.max(start, end - furthest); day -= 1) {
    if (closed(day)) continue;
    const plan = planTransit({ ...journey, handOver: fromDayNumber(day) }, calendar);
    if (plan && plan.latest <= by) return plan;
  }
  return undefined;
}

/** Delivery days of a shipment on a card: the card's working days applied to the calendar. */
export function countDeliveryDays(
  { service, transit }: RateCard,
  { transitMin, transitMax }: Transit,
  { from, to, shipDate }: Shipment,
  { calendar }: Reference,
): TransitDays {
  const journey = { service, from, to, handOver: shipDate, cutoffDays: transit.cutoffDays, transitMin, transitMax };
  const plan = planTransit(journey, calendar);
  const { earliest = shipDate, latest = shipDate } = plan ?? {};
  return { min: transitMin, max: transitMax, earliest, latest, ...(plan && { plan }) };
}

/** Why nothing departs although the hub works: after a closing, or a weekday without departures. */
export function explainDepartureRest(
  calendar: Calendar,
  service: string,
  origin: string,
  day: number,
): NonWorkingDay | undefined {
  const text = fromDayNumber(day);
  const still = findHub(calendar, origin)?.closings.find(
    ({ from, firstDeparture }) => firstDeparture !== undefined && from <= text && text < firstDeparture,
  );
  if (still) return { kind: "no-departure", name: still.name };
  const row = calendar.departures.find(({ services }) => services.includes(service));
  return row && !row.on.includes(getWeekday(day)) ? { kind: "no-departure" } : undefined;
}
