import { m } from "#app/messages/m.ts";
import type { Answer, Quote, ReasonCode, Refusal } from "#rating/answer.ts";
import type { Day } from "#rating/card.ts";
import { convertForComparison, type ExchangeRates } from "#rating/money/exchange.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { getTransitDays } from "#rating/answer.ts";
import { planJourney } from "../deadline/handover-days.ts";
import type { FormState, SortKey } from "../store/form-state.ts";
import type { Priced } from "../worker/protocol.ts";

/** Says of a quote whether it is in time; missing where no day is given. */
export type OnTimeTest = ((quote: Quote) => boolean) | undefined;

/** Several parts of the page ask the same of the same quotes: a journey is planned once. */
const tests = new WeakMap<Shipment, { key: string; test: OnTimeTest }>();

/**
 * Whether even the slowest delivery is there by a day. It counts from the quote's day of hand-over, or from today once
 * that has passed: nobody can hand over yesterday.
 */
export function makeOnTimeTest(by: Day | "", today: Day, shipment: Shipment | undefined, page: Priced): OnTimeTest {
  if (!by || !shipment) return undefined;
  const key = `${by} ${today}`;
  const known = tests.get(shipment);
  if (known?.key === key) return known.test;
  const results = new Map<Quote, boolean>();
  const test = (quote: Quote) => {
    const result = results.get(quote) ?? (planJourney(today, quote, shipment, page) ?? quote.transit).latest <= by;
    results.set(quote, result);
    return result;
  };
  tests.set(shipment, { key, test });
  return test;
}

/** The quotes that are in time; all of them where no day is given, or none makes it. */
export function filterOnTime(quotes: readonly Quote[], isOnTime: OnTimeTest): readonly Quote[] {
  const timely = isOnTime ? quotes.filter(isOnTime) : quotes;
  return timely.length > 0 ? timely : quotes;
}

/** The order in which lines are offered: those in time first, of those the cheapest. `price` is in one currency. */
export function sortBestFirst<One extends Quote>(
  quotes: readonly One[],
  price: (quote: Quote) => number,
  isOnTime: OnTimeTest,
): One[] {
  const late = (quote: Quote) => Number(isOnTime !== undefined && !isOnTime(quote));
  return quotes.toSorted((a, b) => late(a) - late(b) || price(a) - price(b));
}

/** How many lines there are, and that they are in time where a day is given and they make it. */
export function countServices(quotes: readonly Quote[], isOnTime: OnTimeTest): string {
  const count = quotes.length;
  return isOnTime && quotes.every(isOnTime) ? m.bar_lines_in_time({ count }) : m.bar_lines({ count });
}

/** Answers in the order in which a visitor wants them. */
export type Ranked = {
  /** By price, time or emissions, the best first; what comes too late stands last. */
  quotes: readonly Quote[];
  /** The opened line first, then those nearest to a price. */
  refusals: readonly Refusal[];
  /** Those that arrive by the day wanted; all where there is none. */
  timely: readonly Quote[];
  /** The cheapest of them. */
  best: Quote | undefined;
  /** A quote's total in the visitor's currency, or in its own where no rate leads there. */
  price: (quote: Quote) => number;
  /** What a quote has before all others. */
  listBadges: (quote: Quote) => readonly string[];
};

/** The quotes as the visitor sorts them, what each wins, and the lines that say no. */
export function rankAnswers(
  answers: readonly Answer[],
  { sort, service: opened, currency: wanted }: Pick<FormState, "sort" | "service" | "currency">,
  rates: ExchangeRates,
  isOnTime?: OnTimeTest,
): Ranked {
  const figures: Record<SortKey, (quote: Quote) => number> = {
    price: convertForComparison(wanted, rates),
    time: ({ transit }) => getTransitDays(transit).max * 100 + getTransitDays(transit).min,
    emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
  };
  const figure = figures[sort];
  const available = answers.filter((answer): answer is Quote => answer.available);
  // what comes too late is no advice, whatever it costs
  const quotes = sortBestFirst(available, figure, isOnTime);
  const timely = filterOnTime(quotes, isOnTime);
  const refusals = answers
    .filter((answer): answer is Refusal => !answer.available)
    .sort((a, b) => Number(b.service === opened) - Number(a.service === opened) || rankRefusal(a) - rankRefusal(b));
  const [best] = sortBestFirst(quotes, figures.price, isOnTime);
  // a badge that all would wear says nothing
  const wins = (name: SortKey, own: Quote) => {
    const all = timely.map(figures[name]);
    return (
      timely.includes(own) && figures[name](own) === Math.min(...all) && all.some((other) => other > figures[name](own))
    );
  };
  return {
    quotes,
    refusals,
    timely,
    best,
    price: figures.price,
    listBadges: (quote) => [
      ...(wins("price", quote) ? [m.badge_cheapest()] : []),
      ...(wins("time", quote) ? [m.badge_fastest()] : []),
      ...(wins("emissions", quote) ? [m.badge_emissions()] : []),
    ],
  };
}

/** What a line says only because something has not been entered yet. */
const missing: ReadonlySet<ReasonCode> = new Set(["postcode-needed", "value-needed", "sides-needed"]);

/** Whether a line would answer if what it asks for were entered. */
function isMissingInputOnly({ reasons }: Refusal, codes: ReadonlySet<ReasonCode> = missing): boolean {
  return reasons.every(({ code }) => codes.has(code));
}

/** How far a line is from a price: a field to fill in, a change that lifts every reason, another change, another place. */
function rankRefusal(refusal: Refusal): number {
  const { reasons } = refusal;
  if (isMissingInputOnly(refusal)) return 0;
  if (reasons.some(({ code }) => code === "destination-not-served")) return 3;
  return reasons.every(({ fix }) => fix) ? 1 : 2;
}

/** Why no line has a price: a field that lines wait for; else that there is none, in the words `none`. */
export function describeNoQuote(refusals: readonly Refusal[], none = m.answers_none()): string {
  const awaited = findAwaited(refusals);
  if (!awaited) return none;
  return awaited === "value-needed" ? m.answers_value() : m.answers_postcode();
}

/** The field with which a line would have a price: one that waits for the value of the goods needs no postcode. */
export function findAwaited(refusals: readonly Refusal[]): "value-needed" | "postcode-needed" | undefined {
  return (["value-needed", "postcode-needed"] as const).find((code) =>
    refusals.some((refusal) => isMissingInputOnly(refusal, new Set([code]))),
  );
}
