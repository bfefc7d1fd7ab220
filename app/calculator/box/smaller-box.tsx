import { memo, type ReactNode, useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Advice } from "#rating/comparison/advice.ts";
import type { Quote } from "#rating/answer.ts";
import { convertLength } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { convertForDisplay } from "../format/money.ts";
import { withParcels } from "../store/actions.ts";
import type { FormState } from "../store/form-state.ts";
import type { CalculatorNames } from "../format/names.ts";
import { findServicePricedBySize, type Flatter } from "./billed-weights.ts";
import { BoxSign } from "./box-drawing.tsx";
import { readBox } from "./drawn-box.ts";

type SmallerBoxProps = {
  quotes: readonly Quote[];
  shipment: Shipment;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

/** Below the rows of a phone, where no line is open: the smaller box that makes one of them cheaper. */
export const SmallerBox = memo(function SmallerBox(props: SmallerBoxProps) {
  // prices come first
  const { quotes, shipment, page, state, names, change } = useAfterPaint(props);
  const line = useMemo(() => findServicePricedBySize(quotes, shipment, page, ""), [quotes, shipment, page]);
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
        show={(amount) => convertForDisplay(amount, currency, state.currency, page.reference).shown}
        change={change}
      />
    </div>
  );
});

type FlatterRowProps = {
  quote: Quote;
  flatter: Flatter;
  /** Whether the box is drawn beside the words. */
  signed?: boolean;
  state: FormState;
  names: CalculatorNames;
  show: (amount: number) => string;
  change: (next: FormState) => void;
};

/** The flatter box that makes a line cheaper, in a row: how flat, which line, its price. */
export function FlatterRow({ quote, flatter, signed = false, state, names, show, change }: FlatterRowProps) {
  const drawn = readBox(state, flatter);
  if (drawn?.cheaperHeight === undefined) return null;
  const { lying, cheaperHeight, unit } = drawn;
  const text = (side: number) => `${formatNumber(side, 1)} ${formatUnit(unit)}`;
  return (
    <SavingRow
      advice={flatter}
      show={show}
      onApply={() => change(withParcels(state, flatter.shipment.parcels))}
      sign={signed && <BoxSign box={lying} cheaperHeight={cheaperHeight} />}
    >
      {m.box_flatter({
        to: text(cheaperHeight),
        from: text(convertLength(unit, flatter.from)),
        name: names.service(quote.service).name,
      })}
    </SavingRow>
  );
}

type SavingRowProps = {
  advice: Advice;
  show: (amount: number) => string;
  onApply: () => void;
  /** Stands before the words, which then take the rest of the row. */
  sign?: ReactNode;
  /** Which box it is; its price follows. */
  children: ReactNode;
};

/** A smaller box with its price, what it saves, and the button that takes it. */
export function SavingRow({ advice, show, onApply, sign, children }: SavingRowProps) {
  const apply = (
    <button type="button" className="min-h-9 shrink-0 font-semibold text-link" onClick={onApply}>
      {m.advice_apply()}
    </button>
  );
  return (
    <p className="mt-4 flex items-center justify-between gap-4 rounded-lg bg-(--saving) px-4 py-3 text-[15px]">
      {sign}
      <span className="grow">
        {children}
        {m.between_sentences()}
        <span className="font-semibold">{show(advice.total)}</span>
        {m.between_clauses()}
        <span className="font-semibold whitespace-nowrap text-good">{m.box_less({ saved: show(advice.saved) })}</span>
        {sign && <> {apply}</>}
      </span>
      {!sign && apply}
    </p>
  );
}
