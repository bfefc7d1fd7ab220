import { memo, type ReactNode, useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Advice } from "#rating/comparison/advice.ts";
import { convertLength } from "#rating/shipment/units.ts";
import { convertForDisplay } from "../format/money.ts";
import { AmendLink } from "../results/amend-link.tsx";
import { withParcels } from "../store/write-parcels.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { Results } from "../results/results.ts";
import { findServicePricedBySize } from "./billed-weights.ts";
import { BoxSign } from "./box-drawing.tsx";
import { readBox } from "./drawn-box.ts";

type SmallerBoxProps = Pick<Results, "timely" | "shipment" | "form">;

/** Below the rows of a phone, where no line is open: the smaller box that makes one of them cheaper. */
export const SmallerBox = memo(function SmallerBox(props: SmallerBoxProps) {
  // prices come first
  const { timely, shipment, form: state } = useAfterPaint(props);
  const { page, names } = useCalculatorStore();
  const line = useMemo(() => findServicePricedBySize(timely, shipment, page), [timely, shipment, page]);
  const drawn = line && readBox(state, line.flatter);
  if (!line || drawn?.cheaperHeight === undefined) return null;
  const { quote, flatter } = line;
  const { lying, cheaperHeight, unit } = drawn;
  const text = (side: number) => `${formatNumber(side, 1)}\u00a0${formatUnit(unit)}`;
  return (
    <div className="sm:hidden print:hidden">
      <SavingRow
        advice={flatter}
        state={state}
        show={(amount) => convertForDisplay(amount, quote.currency, state.currency, page.reference)}
        sign={<BoxSign box={lying} cheaperHeight={cheaperHeight} />}
      >
        {m.box_flatter({
          to: text(cheaperHeight),
          from: text(convertLength(unit, flatter.from)),
          name: names.service(quote.service).name,
        })}
      </SavingRow>
    </div>
  );
});

type SavingRowProps = {
  advice: Advice;
  state: FormState;
  show: (amount: number) => string;
  /** Stands before the words, which then take the rest of the row. */
  sign?: ReactNode;
  /** Which box it is; its price follows. */
  children: ReactNode;
};

/** A smaller box with its price, what it saves, and the link that takes it. */
export function SavingRow({ advice, state, show, sign, children }: SavingRowProps) {
  const saved = show(advice.saved);
  const apply = (
    <AmendLink
      from={state}
      to={withParcels(state, advice.shipment.parcels)}
      done={m.advice_applied({ saved })}
      // where a lid is drawn beside it, that does it
      className={`inline-flex min-h-11 shrink-0 items-center ${sign ? "-my-2.5" : "sm:hidden"}`}
    >
      {m.advice_apply()}
    </AmendLink>
  );
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-(--saving) px-4 py-3 text-[0.9375rem]">
      {sign}
      <span className="grow basis-[10rem]">
        <span className="phrased">{children}</span>
        {m.between_sentences()}
        <span className="font-semibold">{show(advice.total)}</span>
        {m.between_clauses()}
        <span className="inline-block font-semibold text-good">{m.box_less({ saved })}</span>
        {sign && <> {apply}</>}
      </span>
      {!sign && apply}
    </p>
  );
}
