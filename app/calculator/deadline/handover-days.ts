import { joinClauses } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import { type Calendar, fromDayNumber, makeHubRest, makeRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { findLastHandover, type Journey, planTransit, type TransitPlan } from "#rating/calendar/transit-plan.ts";
import type { Day, RateCard } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { formatDayAhead } from "../format/days.ts";
import type { Priced } from "../worker/protocol.ts";

export type HandOverDays = {
  /** The journey from the last of them; missing if none makes it. */
  last?: TransitPlan;
  days: readonly number[];
};

/** How long before the deadline the days are looked at: those of all lines, so that on each of them all can be compared. */
const furthest = 92;

// asked for at every keystroke, though no weight changes them
const known = new WeakMap<Calendar, Map<string, HandOverDays>>();
const kept = 100;

/** The days of handover, from one day on, with which even the slowest delivery of a journey arrives by another. */
export function findHandoverDays(
  journey: Omit<Journey, "handOver">,
  by: Day,
  from: Day,
  calendar: Calendar,
): HandOverDays {
  const own = known.get(calendar) ?? new Map<string, HandOverDays>();
  known.set(calendar, own);
  const key = JSON.stringify([journey, by, from]);
  const found = own.get(key) ?? collectHandoverDays(journey, by, from, calendar);
  if (own.size >= kept) own.clear();
  own.set(key, found);
  return found;
}

function collectHandoverDays(journey: Omit<Journey, "handOver">, by: Day, from: Day, calendar: Calendar): HandOverDays {
  const last = findLastHandover(journey, by, from, calendar);
  if (!last) return { days: [] };
  const [asked = 0, end = 0, deadline = 0] = [from, last.handOver.day, by].map(toDayNumber);
  const start = Math.min(Math.max(asked, deadline - furthest), end);
  const days = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  const atHub = makeHubRest(calendar, journey.from);
  const inTime = days.filter((day) => {
    if (atHub(day)) return false;
    const plan = planTransit({ ...journey, handOver: fromDayNumber(day) }, calendar);
    return plan !== undefined && plan.latest <= by;
  });
  return { last, days: inTime };
}

/** A quote's journey, whatever the day of its handover. */
export function buildJourney(
  { service, card, transit }: Quote,
  { from, to }: Shipment,
  cards: readonly RateCard[],
): Omit<Journey, "handOver"> {
  const own = cards.find((one) => one.service === service && one.validFrom === card.validFrom);
  return {
    service,
    from,
    to,
    cutoffDays: own?.transit.cutoffDays ?? 0,
    transitMin: transit.min,
    transitMax: transit.max,
  };
}

/** The journey that can still begin: from a quote's own day of handover, or from today once that has passed. */
export function planJourney(
  today: Day,
  quote: Quote,
  shipment: Shipment,
  { cards, reference }: Priced,
): TransitPlan | undefined {
  const { plan } = quote.transit;
  if (!plan || plan.handOver.day >= today) return plan;
  return planTransit({ ...buildJourney(quote, shipment, cards), handOver: today }, reference.calendar);
}

/** Working days of a country after one day, up to another. */
export function countDaysLate(by: Day, latest: Day, to: string, calendar: Calendar): number {
  const [start = 0, end = 0] = [toDayNumber(by), toDayNumber(latest)];
  const rest = makeRest(calendar, to);
  let late = 0;
  for (let day = start + 1; day <= end; day += 1) if (!rest(day)) late += 1;
  return late;
}

/** The day of a handover, in another year than `today` with that year, and its hour where the hub has one. */
export function formatHandover({ handOver }: TransitPlan, today: Day): string {
  const day = formatDayAhead(handOver.day, today);
  return handOver.by ? joinClauses([day, handOver.by]) : day;
}
