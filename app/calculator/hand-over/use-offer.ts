import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Answer, Quote } from "#rating/answer.ts";
import { exchanged } from "#rating/money.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { toQuery } from "../address.ts";
import { type FormState, startState } from "../form-state.ts";
import { isInTime } from "../in-time.ts";
import type { CalculatorNames } from "../names.ts";
import { useLanded } from "../loaded/use-landed.ts";
import { landedFacts } from "./landed-facts.ts";
import { offerFacts } from "./offer-facts.ts";
import type { Offer } from "./offer-mail.ts";

/** The prices as they are handed over: the line that was chosen first, then those in time, by price. Nothing without a price. */
export function useOffer(
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined,
  page: CalculatorPage,
  state: FormState,
  names: CalculatorNames,
): Offer | undefined {
  const shell = useShell();
  const { pathname } = useLocation();
  const sorted = useMemo(() => {
    if (!given) return [];
    const price = (total: number, currency: string) =>
      exchanged(total, currency, state.currency, page.reference.exchange.rates) ?? total;
    const first = (service: string) => (service === state.service ? 0 : 1);
    const late = (quote: Quote) => Number(!isInTime(quote, state.by));
    return given.answers
      .filter((answer) => answer.available)
      .sort(
        (a, b) =>
          first(a.service) - first(b.service) ||
          late(a) - late(b) ||
          price(a.total, a.currency) - price(b.total, b.currency),
      );
  }, [given, page, state]);
  const sides = useLanded(sorted[0]?.service, given?.shipment, page);
  return useMemo(() => {
    if (!given || sorted.length === 0) return undefined;
    // with its day, so that whoever opens it tomorrow sees the same
    const query = toQuery({ ...state, date: given.shipment.shipDate }, startState(page.start));
    return {
      facts: offerFacts(given.shipment, state, names, sorted[0]?.transit.plan?.handOver.day ?? given.shipment.shipDate),
      quotes: sorted,
      landed: landedFacts(sides),
      nameOf: ({ service }) => names.service(service).name,
      address: `${shell?.address ?? ""}${pathname}?${query}`,
      terms: shell?.illustrative ?? "",
    };
  }, [given, sorted, sides, page, state, names, shell, pathname]);
}
