import type { Quote } from "#rating/answer.ts";
import type { Calendar } from "#rating/calendar/calendar.ts";
import { dayNumber, dayText } from "#rating/calendar/days.ts";
import { hubRest } from "#rating/calendar/grey.ts";
import { type Journey, lastHandOver, type TransitPlan, transitOf } from "#rating/calendar/transit-of.ts";
import type { Day, RateCard } from "#rating/card.ts";
import { comparedIn } from "#rating/compared-in.ts";
import { quote } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { daysLate, journeyOf } from "./journey-of.ts";

/** A line against a day by which the shipment must be there. */
export type DeadlineRow = {
  /** At the last hand-over day that makes it, or as asked where none does. */
  quote: Quote;
  plan: TransitPlan;
  /** Days of hand-over with which even the slowest delivery is in time; none: it is too late. */
  days: readonly number[];
  /** Working days of the destination by which it is late. */
  late: number;
};

/** No calendar is looked at for longer than this. */
const furthest = 92;

/** What can still be handed over: the shipment as asked, or today, with the prices of today, once its day has passed. */
export function fromToday(
  quotes: readonly Quote[],
  shipment: Shipment,
  today: Day,
  cards: readonly RateCard[],
  reference: Reference,
): { quotes: readonly Quote[]; shipment: Shipment } {
  if (shipment.shipDate >= today) return { quotes, shipment };
  const later = { ...shipment, shipDate: today };
  return { quotes: quote(later, cards, reference).filter((answer) => answer.available), shipment: later };
}

/** Each line's last day of hand-over for a deadline, those in time first and the cheapest of them on top. */
export function deadlineRows(
  quotes: readonly Quote[],
  shipment: Shipment,
  by: Day,
  cards: readonly RateCard[],
  reference: Reference,
): DeadlineRow[] {
  const { calendar } = reference;
  const rows = quotes.flatMap((own): DeadlineRow[] => {
    const plan = own.transit.plan;
    if (!plan) return [];
    const journey = journeyOf(own, shipment, cards);
    const found = lastHandOver(journey, by, shipment.shipDate, calendar);
    if (!found) return [{ quote: own, plan, days: [], late: daysLate(by, plan.latest, shipment.to, calendar) }];
    const service = cards.filter((card) => card.service === own.service);
    const [answer] = quote({ ...shipment, shipDate: found.handOver.day }, service, reference);
    if (!answer?.available) return [];
    return [{ quote: answer, plan: found, days: daysInTime(journey, shipment.shipDate, found, by, calendar), late: 0 }];
  });
  const inOne = comparedIn(shipment.currency, reference.exchange.rates);
  return rows.sort(
    (a, b) => Number(a.days.length === 0) - Number(b.days.length === 0) || inOne(a.quote) - inOne(b.quote),
  );
}

function daysInTime(
  journey: Omit<Journey, "handOver">,
  from: Day,
  last: TransitPlan,
  by: Day,
  calendar: Calendar,
): number[] {
  const [start = 0, end = 0] = [dayNumber(from), dayNumber(last.handOver.day)];
  const days = Array.from({ length: Math.min(furthest, end - start + 1) }, (_, at) => end - at).reverse();
  return days.filter((day) => {
    if (hubRest(calendar, journey.from, day)) return false;
    const plan = transitOf({ ...journey, handOver: dayText(day) }, calendar);
    return plan !== undefined && plan.latest <= by;
  });
}

/** The lowest price that is still in time, by day of hand-over: a step where it changes, none where nothing makes it. */
export type LaterStep = { first: number; last: number; total: number; currency: string; service: string };

export function laterSteps(
  rows: readonly DeadlineRow[],
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
): LaterStep[] {
  const days = [...new Set(rows.flatMap((row) => row.days))].sort((a, b) => a - b).slice(0, 45);
  const inOne = comparedIn(shipment.currency, reference.exchange.rates);
  const steps: LaterStep[] = [];
  for (const day of days) {
    const services = new Set(rows.filter((row) => row.days.includes(day)).map((row) => row.quote.service));
    const answers = quote(
      { ...shipment, shipDate: dayText(day) },
      cards.filter(({ service }) => services.has(service)),
      reference,
    );
    const [best] = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => inOne(a) - inOne(b));
    if (!best) continue;
    const last = steps.at(-1);
    if (last && last.total === best.total && last.service === best.service) last.last = day;
    else steps.push({ first: day, last: day, total: best.total, currency: best.currency, service: best.service });
  }
  return steps;
}
