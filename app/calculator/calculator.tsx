import { useDeferredValue, useMemo } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useToday } from "#app/platform/use-today.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Answers } from "./answers.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { useAnswers } from "./loaded/use-answers.ts";
import { LandedSection } from "./landed-cost/landed-section.tsx";
import { useQuestions } from "./landed-cost/use-questions.ts";
import { namesOf } from "./names.ts";
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
  const answers = useAnswers(shipment, page);
  const given = shipment && answers && { shipment, answers };
  const questions = useQuestions(asked, known, given, page);
  return (
    <>
      <div className="page-width grid items-start gap-10 lg:grid-cols-[26rem_1fr] print:block">
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
          <Answers given={given} page={page} state={asked} names={names} change={change} />
        </SectionBoundary>
      </div>
      <div className="page-width">
        <SectionBoundary watch={asked}>
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
      <OrdersSection page={page} state={asked} names={names} today={today} />
    </>
  );
}
