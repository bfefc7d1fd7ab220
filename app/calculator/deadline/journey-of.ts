import type { Quote } from "#rating/answer.ts";
import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber } from "#rating/calendar/days.ts";
import { restOf } from "#rating/calendar/grey.ts";
import { type Journey, type TransitPlan, transitOf } from "#rating/calendar/transit-of.ts";
import type { Day, RateCard } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { Priced } from "../loaded/loader.ts";

/** The way of a quote whatever the day of its hand-over. */
export function journeyOf(
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

/** The journey that can still begin: from a quote's own day of hand-over, or from today once that has passed. */
export function planFrom(
  today: Day,
  quote: Quote,
  shipment: Shipment,
  { cards, reference }: Priced,
): TransitPlan | undefined {
  const { plan } = quote.transit;
  if (!plan || plan.handOver.day >= today) return plan;
  return transitOf({ ...journeyOf(quote, shipment, cards), handOver: today }, reference.calendar);
}

/** Working days of a country after one day, up to another. */
export function daysLate(by: Day, latest: Day, to: string, calendar: Calendar): number {
  const [start = 0, end = 0] = [dayNumber(by), dayNumber(latest)];
  let late = 0;
  for (let day = start + 1; day <= end; day += 1) if (!restOf(calendar, to, day)) late += 1;
  return late;
}
