import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Answers } from "../answers.tsx";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { untilReady } from "../until-ready.ts";
import { useGiven } from "./use-given.ts";

type Props = {
  ready: boolean;
  shipment: Shipment | undefined;
  page: CalculatorPage;
  /** The form that the shipment was read from. */
  asked: FormState;
  names: CalculatorNames;
  /** The field that is half typed. */
  finish: string | undefined;
  /** What is wrong with a field that the prices leave out. */
  leftOut: string | undefined;
  today: string;
  change: (next: FormState) => void;
};

/** Every line's answer, beside the form. */
export function Prices({ ready, shipment, page, asked, names, finish, leftOut, today, change }: Props) {
  const given = useGiven(shipment, page);
  return (
    <div className={untilReady(ready)}>
      <SectionBoundary watch={asked}>
        <Answers
          given={given}
          page={page}
          state={asked}
          names={names}
          finish={finish}
          leftOut={leftOut}
          today={today}
          change={change}
        />
      </SectionBoundary>
    </div>
  );
}
