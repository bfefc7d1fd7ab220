import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { inTimeBy } from "../in-time.ts";
import { LowestPrice } from "../lowest-price.tsx";
import { untilReady } from "../until-ready.ts";
import { useGiven } from "./use-given.ts";

type Props = {
  ready: boolean;
  shipment: Shipment | undefined;
  page: CalculatorPage;
  currency: string;
  /** The day by which it must be there, or nothing. */
  by: string;
  today: string;
  /** The field that is half typed. */
  finish: string | undefined;
  /** The line that was opened, and what it is called. */
  chosen: { service: string; name: string } | undefined;
  action: string;
  onAction: () => void;
};

/** The lowest price at the foot of a phone's screen. It says nothing where the answers have failed: they say so. */
export function Lowest({ ready, shipment, page, currency, by, today, finish, chosen, action, onAction }: Props) {
  const answers = useGiven(shipment, page)?.answers;
  return (
    <div className={`contents ${untilReady(ready)}`}>
      <SectionBoundary watch={shipment} quiet>
        <LowestPrice
          answers={answers}
          currency={currency}
          isInTime={inTimeBy(by, today, shipment, page)}
          reference={page.reference}
          finish={finish}
          chosen={chosen}
          action={action}
          onAction={onAction}
        />
      </SectionBoundary>
    </div>
  );
}
