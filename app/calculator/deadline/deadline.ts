import type { Quote } from "#rating/answer.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import type { TransitPlan } from "#rating/calendar/transit-plan.ts";
import type { Day, RateCard } from "#rating/card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { makePricers, quote } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { buildJourney, countDaysLate, findHandoverDays } from "./handover-days.ts";

/** A service against a day by which the shipment must be there. */
export type DeadlineRow = {
  /** At the last day of handover that makes it, or as asked where none does. */
  quote: Quote;
  plan: TransitPlan;
  /** Days of handover with which even the slowest delivery is in time; none: it is too late. */
  days: readonly number[];
  /** Working days of the destination by which it is late. */
  late: number;
};

/** Each service's last day of handover for a deadline, those in time first and the cheapest of them on top. */
export function listDeadlineRows(
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
    const journey = buildJourney(own, shipment, cards);
    const { last: found, days } = findHandoverDays(journey, by, shipment.shipDate, calendar);
    if (!found) return [{ quote: own, plan, days: [], late: countDaysLate(by, plan.latest, shipment.to, calendar) }];
    const service = cards.filter((card) => card.service === own.service);
    const [answer] = quote({ ...shipment, shipDate: found.handOver.day }, service, reference);
    if (!answer?.available) return [];
    return [{ quote: answer, plan: found, days, late: 0 }];
  });
  const inOne = convertForComparison(shipment.currency, reference.exchange.rates);
  return rows.sort(
    (a, b) => Number(a.days.length === 0) - Number(b.days.length === 0) || inOne(a.quote) - inOne(b.quote),
  );
}

/** The rate cards that begin between a day and the last days of handover, with the lines whose prices they change. */
export function listNewCards(rows: readonly DeadlineRow[], asked: Day): { day: Day; services: string[] }[] {
  const later = rows.flatMap(({ quote: { card, service } }) =>
    card.validFrom > asked ? [[card.validFrom, service] as const] : [],
  );
  const days = [...new Set(later.map(([day]) => day))].sort();
  return days.map((day) => ({ day, services: later.flatMap(([from, service]) => (from === day ? [service] : [])) }));
}

/** The lowest price that is still in time, by day of handover: a step where it changes, none where no service makes it. */
export type LaterStep = { first: number; last: number; total: number; currency: string; service: string };

export function findLaterSteps(
  rows: readonly DeadlineRow[],
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
): LaterStep[] {
  const days = [...new Set(rows.flatMap((row) => row.days))].sort((a, b) => a - b);
  const inOne = convertForComparison(shipment.currency, reference.exchange.rates);
  const steps: LaterStep[] = [];
  const out = { total: -1, transitMin: 0, transitMax: 0 };
  for (const day of days) {
    const services = new Set(rows.filter((row) => row.days.includes(day)).map((row) => row.quote.service));
    const cargo = new Cargo({ ...shipment, shipDate: fromDayNumber(day) });
    let best: LaterStep | undefined;
    for (const { service, currency, price } of makePricers(fromDayNumber(day), cards, reference)) {
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
