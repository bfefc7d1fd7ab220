import { m } from "#app/messages/m.ts";
import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { listBilledWeights } from "../box/billed-weights.ts";
import { convertForDisplay } from "../format/money.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import type { FormState } from "../store/form-state.ts";
import type { Priced } from "../worker/protocol.ts";
import { fillInUsualBoxes } from "./estimated-box.ts";
import { makeOnTimeTest, type OnTimeTest, rankAnswers, type Ranked } from "./rank-answers.ts";
import { useMemo, useRef } from "react";

/** The lines that have begun to refuse since they were quoted, by their service. */
type RefusedLines = ReadonlyMap<string, Refusal>;

/**
 * A line that begins to refuse keeps its place with the quote that it had, and has its reason beside it, so that it can
 * come back to where it was: `answers` have that quote in place of the refusal. Another destination begins anew, and so
 * does the page when it comes to life: nobody has asked for the example that it was served with.
 */
export function useHeldLines(
  { form: { from, to }, ready }: Pick<QuoteRequest, "form" | "ready">,
  { answers }: { shipment: Shipment; answers: readonly Answer[] },
): { answers: readonly Answer[]; refused: RefusedLines } {
  const known = useRef({ place: "", quotes: new Map<string, Quote>() });
  const place = `${from} ${to} ${ready}`;
  return useMemo(() => {
    if (known.current.place !== place) known.current = { place, quotes: new Map() };
    const { quotes } = known.current;
    for (const answer of answers) if (answer.available) quotes.set(answer.service, answer);
    // where no line is left, what would be accepted is said instead
    if (!answers.some(({ available }) => available)) return { answers, refused: new Map() };
    const refused = new Map<string, Refusal>();
    const shown = answers.map((answer) => {
      const before = quotes.get(answer.service);
      if (answer.available || !before) return answer;
      refused.set(answer.service, answer);
      return before;
    });
    return { answers: shown, refused };
  }, [answers, place]);
}

/** The answers to a request, in order: what the rows, their details and the lines above them are drawn from. */
export type Results = Ranked & {
  /** A row for each quote, and for each line that has begun to refuse, with the quote that it had. */
  rows: readonly Quote[];
  refused: RefusedLines;
  /** The form that was answered. */
  form: FormState;
  shipment: Shipment;
  isOnTime: OnTimeTest;
  /** The shipment in usual boxes, where it has no size. */
  boxed: Shipment | undefined;
  /** What stands below a price: what it would be in a usual box, or that it goes by weight. */
  describeBoxPrice: (quote: Quote) => string | undefined;
};

/** Everything about the answers to a request that does not hang on what is open. */
export function buildResults(
  { form, today }: QuoteRequest,
  { shipment, answers }: { shipment: Shipment; answers: readonly Answer[] },
  held: { answers: readonly Answer[]; refused: RefusedLines },
  page: Priced,
): Results {
  const { cards, reference } = page;
  const isOnTime = makeOnTimeTest(form.by, today, shipment, page);
  const boxed = fillInUsualBoxes(shipment);
  const inBox = boxed && quote(boxed, cards, reference, "later");
  const ranked = rankAnswers(answers, form, reference.exchange.rates, isOnTime);
  const { refused } = held;
  return {
    ...ranked,
    refusals: ranked.refusals.filter(({ service }) => !refused.has(service)),
    rows:
      refused.size === 0 ? ranked.quotes : rankAnswers(held.answers, form, reference.exchange.rates, isOnTime).quotes,
    refused,
    form,
    shipment,
    isOnTime,
    boxed,
    describeBoxPrice: ({ service }) => {
      if (!inBox) return undefined;
      const other = inBox.find((answer): answer is Quote => answer.available && answer.service === service);
      return other
        ? m.quote_in_box({ price: convertForDisplay(other.total, other.currency, form.currency, reference) })
        : m.quote_by_weight();
    },
  };
}

/**
 * The line that is looked at: the one chosen, else the one that is open of itself (`held`), so that it does not give way to
 * what the next figure suits, else the cheapest of those whose price the box decides, else the first.
 */
export function findOpenedQuote(quotes: readonly Quote[], service: string, held: string): Quote | undefined {
  const find = (name: string) => quotes.find((quote) => quote.service === name);
  return (
    find(service) ?? find(held) ?? quotes.find((quote) => listBilledWeights(quote)?.billed === "volume") ?? quotes[0]
  );
}
