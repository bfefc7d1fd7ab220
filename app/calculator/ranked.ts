import type { Answer, Quote, ReasonCode, Refusal } from "#rating/answer.ts";
import { comparedIn } from "#rating/compared-in.ts";
import type { ExchangeRates } from "#rating/money.ts";
import { daysOnTheWay } from "#rating/transit.ts";
import { m } from "#app/messages/m.ts";
import type { FormState, SortKey } from "./form-state.ts";
import { bestFirst, type InTime, inTime } from "./in-time.ts";

/** Answers in the order in which a visitor wants them. */
type Ranked = {
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
  badgesOf: (quote: Quote) => readonly string[];
};

/** The quotes as the visitor sorts them, what each wins, and the lines that say no. */
export function ranked(
  answers: readonly Answer[],
  { sort, service: opened, currency: wanted }: Pick<FormState, "sort" | "service" | "currency">,
  rates: ExchangeRates,
  isInTime?: InTime,
): Ranked {
  const figures: Record<SortKey, (quote: Quote) => number> = {
    price: comparedIn(wanted, rates),
    time: ({ transit }) => daysOnTheWay(transit).max * 100 + daysOnTheWay(transit).min,
    emissions: ({ emissions }) => emissions ?? Number.POSITIVE_INFINITY,
  };
  const figure = figures[sort];
  const available = answers.filter((answer): answer is Quote => answer.available);
  // what comes too late is no advice, whatever it costs
  const quotes = bestFirst(available, figure, isInTime);
  const timely = inTime(quotes, isInTime);
  const refusals = answers
    .filter((answer): answer is Refusal => !answer.available)
    .sort((a, b) => Number(b.service === opened) - Number(a.service === opened) || distance(a) - distance(b));
  const [best] = bestFirst(quotes, figures.price, isInTime);
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
    badgesOf: (quote) => [
      ...(wins("price", quote) ? [m.badge_cheapest()] : []),
      ...(wins("time", quote) ? [m.badge_fastest()] : []),
      ...(wins("emissions", quote) ? [m.badge_emissions()] : []),
    ],
  };
}

/** What a line says only because something has not been entered yet. */
const missing: ReadonlySet<ReasonCode> = new Set(["postcode-needed", "value-needed", "sides-needed"]);

/** Whether a line would answer if what it asks for were entered. */
export function onlyAsks({ reasons }: Refusal, codes: ReadonlySet<ReasonCode> = missing): boolean {
  return reasons.every(({ code }) => codes.has(code));
}

/** How far a line is from a price: a field to fill in, a change that lifts every reason, another change, another place. */
function distance(refusal: Refusal): number {
  const { reasons } = refusal;
  if (onlyAsks(refusal)) return 0;
  if (reasons.some(({ code }) => code === "destination-not-served")) return 3;
  return reasons.every(({ fix }) => fix) ? 1 : 2;
}
