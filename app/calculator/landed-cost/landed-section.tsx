import { lazy, Suspense, useEffect } from "react";
import type { Answer } from "#rating/answer.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Field } from "../form/field.tsx";
import { type FormState, requireDeclaredValue } from "../store/form-state.ts";
import type { OnTimeTest } from "../results/rank-answers.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { Problems } from "../store/read-shipment.ts";
import { convertForDisplay } from "../format/money.ts";
import { DutyFields } from "./duty-fields.tsx";
import { describeLandedCost, listLandedServices } from "./landed-text.ts";
import { isLanded } from "./landed-cost.ts";
import { useLanded } from "../worker/use-quotes.ts";

const LandedBoth = lazy(() => import("./landed-both.tsx"));

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  isInTime: OnTimeTest;
  questions: readonly DutyQuestion[];
  problems: Problems;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
  /** Told the landed cost with duty paid, in words, for whoever answers the questions far above. */
  onTotal: (total: string | undefined) => void;
};

/** What goods have cost once they are in the buyer's hands, with duty and tax paid by the seller and by the buyer. */
export function LandedSection({ given, isInTime, questions, problems, page, state, names, change, onTotal }: Props) {
  const { shipment, answers } = given ?? {};
  const lines = listLandedServices(answers ?? [], state.currency, page.reference, isInTime);
  const service = lines.find((slug) => slug === state.service) ?? lines[0];
  const sides = useLanded(service, shipment, page);
  const total = sides && isLanded(sides.ddp) ? formatMoney(sides.ddp.total, sides.currency) : undefined;
  useEffect(() => onTotal(total), [total, onTotal]);
  if (given && !service) return null;
  return (
    <section
      aria-labelledby="landed-title"
      className={`mt-14 border-t border-line pt-10 ${sides ? "print:mt-6 print:break-inside-avoid print:pt-4 print:text-[13px] print:leading-5" : "print:hidden"}`}
    >
      <h2
        id="landed-title"
        className="text-[26px] leading-8 font-semibold tracking-tight text-balance print:text-base print:leading-6"
      >
        {sides ? describeLandedCost(sides) : m.landed_title()}
      </h2>
      <p className="mt-1.5 max-w-3xl text-quiet">
        {sides && shipment?.value !== undefined
          ? m.landed_of({ value: formatMoney(shipment.value, state.currency), country: names.country(shipment.to) })
          : m.landed_intro()}
      </p>
      <div className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        {lines.length > 1 && (
          <Field id="landed-line" label={m.landed_line()}>
            <select
              value={service}
              onChange={({ target }) => change({ ...state, service: target.value })}
              className="field"
            >
              {lines.map((slug) => (
                <option key={slug} value={slug}>
                  {names.service(slug).name}
                </option>
              ))}
            </select>
          </Field>
        )}
        {/* with duty paid by the seller the price hangs on them, and the form asks */}
        {state.terms === "DAP" && (
          <DutyFields
            questions={questions}
            state={state}
            problems={problems}
            reference={page.reference}
            change={change}
            withoutValue={requireDeclaredValue(state, page.cards)}
          />
        )}
      </div>
      {sides && service && (
        <SectionBoundary watch={sides}>
          <Suspense fallback={<p className="h-80 text-quiet">{m.loading()}</p>}>
            <LandedBoth
              sides={sides}
              service={names.service(service).name}
              state={state}
              names={names}
              own={(amount) =>
                sides.currency === state.currency
                  ? undefined
                  : convertForDisplay(amount, sides.currency, state.currency, page.reference).shown
              }
            />
          </Suspense>
        </SectionBoundary>
      )}
    </section>
  );
}
