import { transitOf } from "#rating/calendar/transit-of.ts";
import type { Day } from "#rating/card.ts";
import { cardsOfDay } from "#rating/quote-cards.ts";
import type { Setup } from "./messages.ts";
import type { PricedOrders } from "./price-orders.ts";

/** The first and last day of delivery of a row on a service. Rows of one lane and time are worked out once. */
export function deliveredBy({ cards, reference }: Setup, { table, wanted, result }: PricedOrders) {
  const { from, shipDate } = wanted.terms;
  const cutoffs = new Map(cardsOfDay(shipDate, cards).map(({ service, transit }) => [service, transit.cutoffDays]));
  const known = new Map<string, readonly [Day, Day] | undefined>();
  return (row: number, at: number): readonly [Day, Day] | undefined => {
    const service = result.services[at]?.service ?? "";
    const to = result.countries[row] ?? "";
    const days = table.days[row * table.services + at] ?? 0;
    const key = `${service} ${to} ${days}`;
    if (!known.has(key)) {
      const plan = transitOf(
        {
          service,
          from,
          to,
          handOver: shipDate,
          cutoffDays: cutoffs.get(service) ?? 0,
          transitMin: days % 100,
          transitMax: Math.floor(days / 100),
        },
        reference.calendar,
      );
      known.set(key, plan && [plan.earliest, plan.latest]);
    }
    return known.get(key);
  };
}
