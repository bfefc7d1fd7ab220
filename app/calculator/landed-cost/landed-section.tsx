import { lazy, Suspense, useEffect } from "react";
import type { Answer } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { OnTimeTest } from "../results/rank-answers.ts";
import { convertForDisplay } from "../format/money.ts";
import { describeLandedCost, listLandedServices } from "./landed-text.ts";
import { isLanded } from "./landed-sides.ts";
import { useLanded } from "../worker/use-quotes.ts";

const LandedBoth = lazy(() => import("./landed-both.tsx"));

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  isInTime: OnTimeTest;
  state: FormState;
  /** Told the landed cost on the terms chosen, in words, for who stands far above. */
  onTotal: (total: string | undefined) => void;
};

/** What goods of a value have cost once they are in the buyer's hands, with duty and tax paid by the seller and by the buyer. */
export function LandedSection({ given, isInTime, state, onTotal }: Props) {
  const { page, names } = useCalculatorStore();
  const { shipment, answers } = given ?? {};
  const lines = listLandedServices(answers ?? [], state.currency, page.reference, isInTime);
  const service = lines.find((slug) => slug === state.service) ?? lines[0];
  const sides = useLanded(service, shipment, page);
  const side = sides && (state.terms === "DDP" ? [sides.ddp, sides.dap] : [sides.dap, sides.ddp]).find(isLanded);
  const total = sides && side && formatMoney(side.total, sides.currency);
  useEffect(() => onTotal(total), [total, onTotal]);
  if (!sides || !service || shipment?.value === undefined) return null;
  return (
    <section
      aria-labelledby="landed-title"
      className="mt-10 mb-6 print:mt-6 print:break-inside-avoid print:text-[13px] print:leading-5"
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
