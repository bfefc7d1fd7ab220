import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { Flatter } from "./billed-weights.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { readBox } from "./drawn-box.ts";
import { usePriceSteps } from "./price-steps.ts";

type BoxPanelProps = {
  quote: Quote;
  /** The flatter box that would be cheaper, if there is one. */
  flatter: Flatter | undefined;
  /** Whether the line takes this box no longer. */
  refused: boolean;
  page: Pick<CalculatorPage, "cards" | "reference">;
  state: FormState;
  shipment: Shipment;
  show: (amount: number) => string;
};

/** The parcel to scale, whose lid can be pulled: every price moves with it. */
export function BoxPanel({ quote, flatter, refused, page, state, shipment, show }: BoxPanelProps) {
  const { amend } = useCalculatorStore();
  const drawn = readBox(state, flatter);
  const { lying: { left, right, up } = { left: 1, right: 1, up: 1 }, unit: own = "cm" } = drawn ?? {};
  const range = {
    least: 1,
    most: Math.max(1, Math.floor(Math.min(left, right)), Math.ceil(up)),
    step: own === "cm" ? 1 : 0.5,
  };
  const steps = usePriceSteps(quote.service, shipment, drawn, range, page);
  if (!drawn) return null;
  const { row, parcel, box, lying, unit, cheaperHeight } = drawn;
  const text = (side: number) => `${formatNumber(side, 1)} ${formatUnit(unit)}`;
  const names = { length: m.side_length, width: m.side_width, height: m.side_height };
  const setHeight = (height: number) => {
    const shown = String(Math.round(height * 10) / 10);
    // the line whose box it is stays the one that is looked at
    const service = state.service || quote.service;
    amend(state, { ...state, service, parcels: state.parcels.with(row, { ...parcel, [box.up]: shown }) });
  };
  return (
    <section aria-label={m.box_title()}>
      <BoxDrawing
        box={lying}
        cheaperHeight={cheaperHeight}
        formatSide={text}
        describe={(height, from) => {
          const [total, before] = [steps?.totals.get(height), steps?.totals.get(from)];
          if (total === undefined) return text(height);
          const saved = before === undefined ? 0 : before - total;
          const price = m.labelled({ label: text(height), text: show(total) });
          return saved > 0 ? joinClauses([price, m.box_less({ saved: show(saved) })]) : price;
        }}
        notches={steps?.notches ?? []}
        slider={{
          label: names[box.up](),
          text: refused ? text(lying.up) : joinClauses([text(lying.up), show(quote.total)]),
          ...range,
          onHeight: setHeight,
        }}
      />
    </section>
  );
}
