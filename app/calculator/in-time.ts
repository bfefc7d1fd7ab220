import type { Quote } from "#rating/answer.ts";
import type { Day } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { planFrom } from "./deadline/journey-of.ts";
import type { Priced } from "./loaded/loader.ts";

/** Says of a quote whether it is in time; missing where no day is given. */
export type InTime = ((quote: Quote) => boolean) | undefined;

/**
 * Whether even the slowest delivery is there by a day. It counts from the quote's day of hand-over, or from today once
 * that has passed: nobody can hand over yesterday.
 */
export function inTimeBy(by: Day | "", today: Day, shipment: Shipment | undefined, page: Priced): InTime {
  if (!by || !shipment) return undefined;
  return (quote) => (planFrom(today, quote, shipment, page) ?? quote.transit).latest <= by;
}

/** The quotes that are in time; all of them where no day is given, or none makes it. */
export function inTime(quotes: readonly Quote[], isInTime: InTime): readonly Quote[] {
  const timely = isInTime ? quotes.filter(isInTime) : quotes;
  return timely.length > 0 ? timely : quotes;
}

/** The order in which lines are offered: those in time first, of those the cheapest. `price` is in one currency. */
export function bestFirst<One extends Quote>(
  quotes: readonly One[],
  price: (quote: Quote) => number,
  isInTime: InTime,
): One[] {
  const late = (quote: Quote) => Number(isInTime !== undefined && !isInTime(quote));
  return quotes.toSorted((a, b) => late(a) - late(b) || price(a) - price(b));
}

/** How many lines there are, and that they are in time where a day is given and they make it. */
export function linesText(quotes: readonly Quote[], isInTime: InTime): string {
  const count = quotes.length;
  return isInTime && quotes.every(isInTime) ? m.bar_lines_in_time({ count }) : m.bar_lines({ count });
}
