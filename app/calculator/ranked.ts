import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { type ExchangeRates, exchanged } from "#rating/money.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import { m } from "#app/messages/m.ts";
import type { FormState, SortKey } from "./form-state.ts";
import { inTime } from "./in-time.ts";

/** Answers in the order in which a visitor wants them. */
type Ranked = {
  /** By price, time or emissions, the best first. */
  quotes: readonly Quote[];
  /** The opened line first. */
  refusals: readonly Refusal[];
  /** Those that arrive by the day wanted; all where there is none. */
  timely: readonly Quote[];
  /** The cheapest of them. */
  best: Quote | undefined;
  /** A quote's total in the visitor's currency, or in its own where no rate leads there. */
  price: (quote: Quote) => number;
  /** What a quote has before all others. */
  badgesOf: (quote: Quote) => readonly string[];
};

/** The quotes as the visitor sorts them, what each wins, and the lines that say no. */
export function ranked(
  answers: readonly Answer[],
  { sort, by, service: opened, currency: wanted }: Pick<FormState, "sort" | "by" | "service" | "currency">,
  rates: ExchangeRates,
): Ranked {
  const figures: Record<SortKey, (quote: Quote) => number> = {
    price: ({ total, currency }) => exchanged(total, currency, wanted, rates) ?? total,
    time: ({ transit }) => daysOnTheWay(transit).max * 100 + daysOnTheWay(transit).min,
    emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
  };
  const figure = figures[sort];
  const quotes = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => figure(a) - figure(b));
  const refusals = answers
    .filter((answer): answer is Refusal => !answer.available)
    .sort((a, b) => Number(b.service === opened) - Number(a.service === opened));
  const timely = inTime(quotes, by);
  const least = Math.min(...timely.map(figures.price));
  // a badge that all would wear says nothing
  const wins = (name: SortKey, own: Quote) => {
    const all = quotes.map(figures[name]);
    return figures[name](own) === Math.min(...all) && all.some((other) => other > figures[name](own));
  };
  return {
    quotes,
    refusals,
    timely,
    best: timely.find((quote) => figures.price(quote) === least),
    price: figures.price,
    badgesOf: (quote) => [
      ...(wins("price", quote) ? [m.badge_cheapest()] : []),
      ...(wins("time", quote) ? [m.badge_fastest()] : []),
      ...(wins("emissions", quote) ? [m.badge_emissions()] : []),
    ],
  };
}
