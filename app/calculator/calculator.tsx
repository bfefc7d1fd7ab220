import { useDeferredValue, useMemo } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { quote } from "#rating/quote.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { useToday } from "#app/platform/use-today.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Answers } from "./answers.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { OfferSheet } from "./hand-over/offer-sheet.tsx";
import { useOffer } from "./hand-over/use-offer.ts";
import { LandedSection } from "./landed-cost/landed-section.tsx";
import { useQuestions } from "./landed-cost/use-questions.ts";
import { FreightSection } from "./freight/freight-section.tsx";
import { namesOf } from "./names.ts";
import { NextStep } from "./next-step/next-step.tsx";
import { OrdersSection } from "./orders/orders-section.tsx";
import { readShipment } from "./read-shipment.ts";
import { useFormState } from "./use-form-state.ts";

/** Form and answers. Everything is computed here, in the browser, as it is typed. */
export function Calculator({ page }: { page: CalculatorPage }) {
  const { state, change, reset } = useFormState(page.origins[0]?.code ?? "", page.currencies[0] ?? "USD");
  const today = useToday(page.today);
  const names = useMemo(() => namesOf(page), [page]);
  const known = useMemo(
    () => ({ countries: page.countries.map(({ code }) => code), goods: page.goods.map(({ id }) => id), today }),
    [page, today],
  );
  // typing is not held up by the answers
  const asked = useDeferredValue(state);
  const { problems } = readShipment(state, known);
  const shipment = useMemo(() => readShipment(asked, known).shipment, [asked, known]);
  const answers = useMemo(() => shipment && quote(shipment, page.cards, page.reference), [shipment, page]);
  const given = useMemo(() => shipment && answers && { shipment, answers }, [shipment, answers]);
  const offer = useOffer(given, page, asked, names);
  const shell = useShell();
  const questions = useQuestions(asked, known, given, page);
  return (
    <>
      <div className="page-width grid items-start gap-10 lg:grid-cols-[26rem_1fr] print:hidden">
        <CalculatorForm
          page={page}
          state={state}
          problems={problems}
          questions={questions}
          today={today}
          change={change}
          reset={reset}
        />
        <SectionBoundary watch={asked}>
          <Answers given={given} page={page} state={asked} names={names} offer={offer} change={change} />
        </SectionBoundary>
      </div>
      <div className="page-width">
        <SectionBoundary watch={asked}>
          {shipment && offer?.quotes[0] && (
            <NextStep
              quote={offer.quotes[0]}
              shipment={shipment}
              offer={offer}
              hub={page.origins.find(({ code }) => code === shipment.from)?.hub ?? ""}
              email={page.email}
              booking={page.booking}
            />
          )}
          {offer && <OfferSheet offer={offer} provider={shell?.name ?? ""} today={today} />}
          <LandedSection
            given={given}
            questions={questions}
            problems={problems}
            page={page}
            state={state}
            names={names}
            change={change}
          />
        </SectionBoundary>
      </div>
      <FreightSection page={page} names={names} today={asked.date || today} currency={asked.currency} />
      <OrdersSection page={page} state={asked} names={names} today={today} />
    </>
  );
}
