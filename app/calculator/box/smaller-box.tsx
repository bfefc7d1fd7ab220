import { memo, useMemo } from "react";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { useLater } from "#app/platform/use-later.ts";
import { displayMoney } from "../display-money.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { FlatterRow } from "./flatter-row.tsx";
import { lineOfBox } from "./line-of-box.ts";

type Props = {
  quotes: readonly Quote[];
  shipment: Shipment;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

/** Below the rows of a phone, where no line is open: the smaller box that makes one of them cheaper. */
export const SmallerBox = memo(function SmallerBox(props: Props) {
  // prices come first
  const { quotes, shipment, page, state, names, change } = useLater(props);
  const line = useMemo(() => lineOfBox(quotes, shipment, page, ""), [quotes, shipment, page]);
  if (!line?.flatter) return null;
  const { currency } = line.quote;
  return (
    <div className="sm:hidden print:hidden">
      <FlatterRow
        quote={line.quote}
        flatter={line.flatter}
        signed
        state={state}
        names={names}
        show={(amount) => displayMoney(amount, currency, state.currency, page.reference).shown}
        change={change}
      />
    </div>
  );
});
