import { lazy, Suspense, useEffect } from "react";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { FormState } from "../store/form-state.ts";
import type { OnTimeTest } from "../results/rank-answers.ts";
import type { CalculatorNames } from "../format/names.ts";
import { convertForDisplay } from "../format/money.ts";
import { describeLandedCost, listLandedServices } from "./landed-text.ts";
import { isLanded } from "./landed-cost.ts";
import { useHeadings } from "./use-headings.ts";
import { useLanded } from "../worker/use-quotes.ts";

const LandedBoth = lazy(() => import("./landed-both.tsx"));

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  isInTime: OnTimeTest;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  /** Told the landed cost with duty paid, in words, for whoever answers the questions far above. */
  onTotal: (total: string | undefined) => void;
};

/** What goods of a value have cost once they are in the buyer's hands, with duty and tax paid by the seller and by the buyer. */
export function LandedSection({ given, isInTime, page, state, names, onTotal }: Props) {
  useHeadings();
  const { shipment, answers } = given ?? {};
  const lines = listLandedServices(answers ?? [], state.currency, page.reference, isInTime);
  const service = lines.find((slug) => slug === state.service) ?? lines[0];
  const sides = useLanded(service, shipment, page);
  const total = sides && isLanded(sides.ddp) ? formatMoney(sides.ddp.total, sides.currency) : undefined;
  useEffect(() => onTotal(total), [total, onTotal]);
  if (!sides || !service || shipment?.value === undefined) return null;
  return (
    <section
      aria-labelledby="landed-title"
      className="mt-10 print:mt-6 print:break-inside-avoid print:text-[13px] print:leading-5"
    >
      <h2
        id="landed-title"
        tabIndex={-1}
        className="scroll-mt-20 text-[1.625rem] leading-8 font-semibold tracking-tight text-balance print:text-base print:leading-6"
      >
        {describeLandedCost(sides)}
      </h2>
      <p className="mt-1.5 max-w-3xl text-quiet">
        {m.landed_of({
          value: formatMoney(shipment.value, state.currency),
          country: names.country(shipment.to),
          name: names.service(service).name,
        })}
      </p>
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
    </section>
  );
}
