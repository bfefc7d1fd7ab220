import { useDeferredValue, useMemo, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { useToday } from "#app/platform/use-today.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Answers } from "./answers.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { LowestPrice } from "./lowest-price.tsx";
import { useAnswers } from "./loaded/use-answers.ts";
import { OfferSheet } from "./hand-over/offer-sheet.tsx";
import { useOffer } from "./hand-over/use-offer.ts";
import { LandedSection } from "./landed-cost/landed-section.tsx";
import { useQuestions } from "./landed-cost/use-questions.ts";
import { FreightSection } from "./freight/freight-section.tsx";
import { namesOf } from "./names.ts";
import { NextStep } from "./next-step/next-step.tsx";
import { OrdersSection } from "./orders/orders-section.tsx";
import { readShipment } from "./read-shipment.ts";
import { ShipmentLine } from "./shipment-line.tsx";
import { handOverText, shipmentText } from "./shipment-text.ts";
import { useFormState } from "./use-form-state.ts";

/** Form and answers. Everything is computed here, in the browser, as it is typed. */
export function Calculator({ page }: { page: CalculatorPage }) {
  const { state, change, reset } = useFormState(page.start);
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
  const answers = useAnswers(shipment, page);
  const given = useMemo(() => shipment && answers && { shipment, answers }, [shipment, answers]);
  const offer = useOffer(given, page, asked, names);
  const shell = useShell();
  const questions = useQuestions(asked, known, given, page);
  // on a phone the form gives way to the answers, unless something in it has to be mended
  const [edited, setEdited] = useState(false);
  const editing = edited || Object.keys(problems).length > 0;
  const edit = (open: boolean) => {
    setEdited(open);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <div className="page-width print:hidden">
        <a href="#prices" className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
          {m.skip_to_prices()}
        </a>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14">
          <div>
            {!editing && (
              <ShipmentLine
                title={shipmentText(state, names)}
                rest={handOverText(state, today)}
                onEdit={() => edit(true)}
              />
            )}
            <CalculatorForm
              page={page}
              state={state}
              problems={problems}
              questions={questions}
              today={today}
              change={change}
              reset={reset}
              className={editing ? "" : "max-lg:hidden"}
            />
          </div>
          <div id="prices" tabIndex={-1} className="scroll-mt-20 outline-none">
            <SectionBoundary watch={asked}>
              <Answers given={given} page={page} state={asked} names={names} offer={offer} change={change} />
            </SectionBoundary>
          </div>
        </div>
        <SectionBoundary watch={asked} quiet>
          <LowestPrice
            answers={answers ?? []}
            currency={asked.currency}
            reference={page.reference}
            action={editing ? m.form_show() : m.form_edit()}
            onAction={() => edit(!editing)}
          />
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
