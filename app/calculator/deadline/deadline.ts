import type { Quote } from "#rating/answer.ts";
import { dayText } from "#rating/calendar/days.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import type { Day, RateCard } from "#rating/card.ts";
import { Cargo } from "#rating/cargo.ts";
import { comparedIn } from "#rating/compared-in.ts";
import { pricers, quote } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { handOverDays } from "./hand-over-days.ts";
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
    const { last: found, days } = handOverDays(journey, by, shipment.shipDate, calendar);
    if (!found) return [{ quote: own, plan, days: [], late: daysLate(by, plan.latest, shipment.to, calendar) }];
    const service = cards.filter((card) => card.service === own.service);
    const [answer] = quote({ ...shipment, shipDate: found.handOver.day }, service, reference);
    if (!answer?.available) return [];
    return [{ quote: answer, plan: found, days, late: 0 }];
  });
  const inOne = comparedIn(shipment.currency, reference.exchange.rates);
  return rows.sort(
    (a, b) => Number(a.days.length === 0) - Number(b.days.length === 0) || inOne(a.quote) - inOne(b.quote),
  );
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
  const out = { total: -1, transitMin: 0, transitMax: 0 };
  for (const day of days) {
    const services = new Set(rows.filter((row) => row.days.includes(day)).map((row) => row.quote.service));
    const cargo = new Cargo({ ...shipment, shipDate: dayText(day) });
    let best: LaterStep | undefined;
    for (const { service, currency, price } of pricers(dayText(day), cards, reference)) {
      if (!services.has(service)) continue;
      price(cargo, out);
      const { total } = out;
      if (total >= 0 && (!best || inOne({ total, currency }) < inOne(best)))
        best = { first: day, last: day, total, currency, service };
    }
    const last = steps.at(-1);
    if (best && last && last.total === best.total && last.service === best.service) last.last = day;
    else if (best) steps.push(best);
  }
  return steps;
}
