import { memo, useCallback, useEffect, useMemo } from "react";
import { useToday } from "#app/platform/hydration.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { LandedSection, useQuestions } from "../landed-cost/landed-section.tsx";
import { NextStep } from "../quote-document/next-step.tsx";
import { OfferFoot, OfferSheet } from "../quote-document/offer-sheet.tsx";
import { useQuoteDocument } from "../quote-document/use-quote-document.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculatorStore, useRequestAfterPrices } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import { makeOnTimeTest } from "./rank-answers.ts";

/** What comes after the price: the next step, the offer on paper, and what the goods have cost in the buyer's hands. */
export function FollowUps() {
  const { page } = useCalculatorStore();
  const request = useRequestAfterPrices();
  const quoted = useQuotes(request.shipment, page);
  const offer = useQuoteDocument(request, quoted);
  const [first] = offer?.quotes ?? [];
  const today = useToday(page.today);
  return (
    <SectionBoundary watch={request}>
      {quoted && first && <NextStep quote={first} shipment={quoted.shipment} request={request} />}
      {offer && <OfferSheet offer={offer} today={today} />}
      <LandedCost request={request} quoted={quoted} opened={first?.service} />
      {offer && <OfferFoot offer={offer} />}
    </SectionBoundary>
  );
}

type LandedCostProps = {
  request: QuoteRequest;
  /** Missing while the form has a problem. */
  quoted: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  opened: string | undefined;
};

/** The landed cost, with fields of the form in it; the form in turn asks what the duty depends on and shows the total. */
const LandedCost = memo(function LandedCost({ request, quoted, opened }: LandedCostProps) {
  const { page, known, update } = useCalculatorStore();
  const { form, today, firstDay } = request;
  const questions = useQuestions(
    form,
    useMemo(() => ({ ...known, today: firstDay }), [known, firstDay]),
    quoted,
    page,
  );
  useEffect(() => update({ questions }), [questions, update]);
  const tellTotal = useCallback((landed: string | undefined) => update({ landed }), [update]);
  return (
    <LandedSection
      given={quoted}
      isInTime={makeOnTimeTest(form.by, today, quoted?.shipment, page)}
      state={form}
      opened={opened}
      onTotal={tellTotal}
    />
  );
});
