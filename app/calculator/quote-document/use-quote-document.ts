import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Answer } from "#rating/answer.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { m } from "#app/messages/m.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { nameArticles } from "../format/shipment.ts";
import { toQuery } from "../store/address.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { describeDeadline } from "../deadline/describe-deadline.ts";
import { findOpenedQuote } from "../results/results.ts";
import { filterOnTime, makeOnTimeTest, sortBestFirst } from "../results/rank-answers.ts";
import { useLanded } from "../worker/use-quotes.ts";
import { getHandoverDay, listLandedFacts, listQuoteFacts } from "./quote-facts.ts";
import type { QuoteDocument } from "./quote-text.ts";

/** The prices as they are handed over: the line that was chosen first, then those in time, by price. Nothing without a price. */
export function useQuoteDocument(
  { form: state, today }: QuoteRequest,
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
): QuoteDocument | undefined {
  const { page, names, start } = useCalculatorStore();
  const shell = useShell();
  const { pathname } = useLocation();
  const held = useCalculator(({ openedOfItself }) => openedOfItself);
  const sorted = useMemo(() => {
    if (!given) return [];
    const isOnTime = makeOnTimeTest(state.by, today, given.shipment, page);
    const quotes = sortBestFirst(
      given.answers.filter((answer) => answer.available),
      convertForComparison(state.currency, page.reference.exchange.rates),
      isOnTime,
    );
    const opened =
      quotes.find(({ service }) => service === state.service) ??
      findOpenedQuote(filterOnTime(quotes, isOnTime), "", held);
    return [...quotes.filter((quote) => quote === opened), ...quotes.filter((quote) => quote !== opened)];
  }, [given, page, state, today, held]);
  const sides = useLanded(sorted[0]?.service, given?.shipment, page);
  const articles = useCalculator((snapshot) => snapshot.articles);
  const article = nameArticles({ form: state, articles });
  return useMemo(() => {
    const [first] = sorted;
    if (!given || !first) return undefined;
    const { shipment } = given;
    const shown = { currency: state.currency, reference: page.reference };
    const notes = new Map(
      state.by ? sorted.map((quote) => [quote, describeDeadline(state.by, today, quote, shipment, page)]) : [],
    );
    // what was typed is told with the kind of goods that it was priced as
    const own = article
      ? { ...names, goods: (id: string) => m.noted({ text: article, note: names.goods(id) }) }
      : names;
    // with its day, so that whoever opens it tomorrow sees the same
    const query = toQuery({ ...state, date: shipment.shipDate, service: first.service }, start);
    return {
      facts: listQuoteFacts(shipment, state, own, getHandoverDay(first, shipment), today),
      quotes: sorted,
      landed: listLandedFacts(sides, shown),
      shown,
      noteOf: (quote) => notes.get(quote),
      nameOf: ({ service }) => names.service(service).name,
      address: `${shell?.address ?? ""}${pathname}?${query}`,
      terms: shell?.illustrative ?? "",
    };
  }, [given, sorted, sides, page, start, state, names, article, shell, pathname, today]);
}
