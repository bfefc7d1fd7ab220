import { useToday } from "#app/platform/hydration.ts";
import { useCalculatorStore, useRequestAfterPrices } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { useQuoteDocument } from "./use-quote-document.ts";

/** The ways to pass the prices on, the line that was chosen first. */
export function ShareQuotes() {
  const { page } = useCalculatorStore();
  const request = useRequestAfterPrices();
  const quoted = useQuotes(request.shipment, page);
  const offer = useQuoteDocument(request, quoted);
  const today = useToday(page.today);
  if (!quoted || !offer) return null;
  return <QuoteActions answers={quoted.answers} offer={offer} today={today} email={page.email} />;
}
