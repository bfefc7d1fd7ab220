import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Answer, Quote } from "#rating/answer.ts";
import { comparedIn } from "#rating/compared-in.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { toQuery } from "../address.ts";
import { type FormState, startState } from "../form-state.ts";
import { deadlineNote } from "../deadline/deadline-note.ts";
import { bestFirst, inTimeBy } from "../in-time.ts";
import type { CalculatorNames } from "../names.ts";
import { useLanded } from "../loaded/use-landed.ts";
import { landedFacts } from "./landed-facts.ts";
import { handOverDay } from "./hand-over-day.ts";
import { offerFacts } from "./offer-facts.ts";
import type { Offer } from "./offer-mail.ts";

/** The prices as they are handed over: the line that was chosen first, then those in time, by price. Nothing without a price. */
export function useOffer(
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
  page: CalculatorPage,
  state: FormState,
  names: CalculatorNames,
  today: string,
): Offer | undefined {
  const shell = useShell();
  const { pathname } = useLocation();
  const sorted = useMemo(() => {
    if (!given) return [];
    const quotes = bestFirst(
      given.answers.filter((answer) => answer.available),
      comparedIn(state.currency, page.reference.exchange.rates),
      inTimeBy(state.by, today, given.shipment, page),
    );
    const chosen = (quote: Quote) => quote.service === state.service;
    return [...quotes.filter(chosen), ...quotes.filter((quote) => !chosen(quote))];
  }, [given, page, state, today]);
  const sides = useLanded(sorted[0]?.service, given?.shipment, page);
  return useMemo(() => {
    const [first] = sorted;
    if (!given || !first) return undefined;
    const { shipment } = given;
    const notes = new Map(
      state.by ? sorted.map((quote) => [quote, deadlineNote(state.by, today, quote, shipment, page)]) : [],
    );
    // with its day, so that whoever opens it tomorrow sees the same
    const query = toQuery({ ...state, date: shipment.shipDate }, startState(page.start));
    return {
      facts: offerFacts(shipment, state, names, handOverDay(first, shipment), today),
      quotes: sorted,
      landed: landedFacts(sides),
      noteOf: (quote) => notes.get(quote),
      nameOf: ({ service }) => names.service(service).name,
      address: `${shell?.address ?? ""}${pathname}?${query}`,
      terms: shell?.illustrative ?? "",
    };
  }, [given, sorted, sides, page, state, names, shell, pathname, today]);
}
