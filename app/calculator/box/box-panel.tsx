import { useMemo } from "react";
import type { Advice } from "#rating/advice.ts";
import type { Quote } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { heaviestBox } from "#rating/shipment.ts";
import { shownParcel } from "../change-units.ts";
import { readMass } from "../measure.ts";
import { fieldsOfParcels } from "../fields-of-parcels.ts";
import type { FormState } from "../form-state.ts";
import { massText } from "../weight-step-text.ts";
import { billedWeights } from "./billed-weights.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { lyingBox, lyingSides, sidesOf } from "./lying-box.ts";
import { WeightBars } from "./weight-bars.tsx";
import { clauses } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

type Props = {
  quote: Quote;
  /** The flatter box that would be cheaper, if there is one. */
  advice: Extract<Advice, { kind: "flatter" }> | undefined;
  page: Pick<CalculatorPage, "cards" | "reference">;
  state: FormState;
  show: (amount: number) => string;
  change: (next: FormState) => void;
};

/** The parcel beside its billable weight: to scale, weighed both ways, with the smaller box that would save money. */
export function BoxPanel({ quote, advice, page, state, show, change }: Props) {
  const row = advice?.row ?? 0;
  const parcel = state.parcels[row];
  const sides = parcel && sidesOf(shownParcel(parcel, state.units));
  const smaller = useMemo(() => {
    const [answer] = advice
      ? quoteOf(
          advice.shipment,
          page.cards.filter(({ service }) => service === quote.service),
          page.reference,
        )
      : [];
    return answer?.available ? answer : undefined;
  }, [advice, page, quote.service]);
  if (!parcel || !sides) return null;
  const parcels = advice?.shipment.parcels.reduce((sum, { quantity }) => sum + quantity, 0) ?? 1;
  // what nobody lifts stands on a pallet and is not laid on its side
  const box = lyingBox(sides, (readMass(parcel.weight, state.units) ?? 0) > heaviestBox);
  const lying = lyingSides(box, sides);
  const unit = state.units === "metric" ? "cm" : "in";
  const ghost = advice && lengthIn(unit, advice.to);
  const text = (side: number) => `${number(side, 1)} ${unitText(unit)}`;
  const weights = billedWeights(quote);
  const less = smaller && billedWeights(smaller);
  const weight = (amount: number) => `${number(amount, 2)} ${unitText(quote.billable.unit)}`;
  const names = { length: m.side_length, width: m.side_width, height: m.side_height };
  const setHeight = (height: number) => {
    const shown = String(Math.round(height * 10) / 10);
    change({ ...state, parcels: state.parcels.with(row, { ...parcel, [box.up]: shown }) });
  };
  return (
    <section aria-label={m.box_title()}>
      <h4 className="text-[17px] font-semibold">{m.box_title()}</h4>
      <BoxDrawing
        box={lying}
        ghost={ghost !== undefined && ghost < lying.up ? ghost : undefined}
        labels={{
          all: m.box_title(),
          left: text(lying.left),
          right: text(lying.right),
          up: text(lying.up),
          ghost: ghost === undefined ? undefined : text(ghost),
        }}
        handle={{
          label: names[box.up](),
          text: clauses([text(lying.up), show(quote.total)]),
          least: 1,
          most: Math.max(1, Math.floor(Math.min(lying.left, lying.right))),
          step: unit === "cm" ? 1 : 0.5,
        }}
        onHeight={setHeight}
      />
      {weights && (
        <WeightBars
          {...weights}
          billed={weights.billed}
          show={weight}
          smaller={
            less && ghost !== undefined
              ? { weight: less.volume, text: m.bar_smaller({ weight: weight(less.volume), side: text(ghost) }) }
              : undefined
          }
        />
      )}
      {!advice && weights && weights.volume <= weights.scale && (
        <p className="mt-4 text-[15px] text-quiet">{m.box_no_saving()}</p>
      )}
      {advice && smaller && (
        <p className="mt-4 flex items-center justify-between gap-4 rounded-lg bg-(--saving) px-4 py-3 text-[15px]">
          <span>
            {(parcels > 1 ? m.box_saving_all : m.box_saving)({
              sides: sizeText(sideList(sides, box.up, ghost ?? 0).map((side) => number(side, 1))),
              unit: unitText(unit),
              weight: massText(smaller.billable.mass, smaller.billable.unit),
            })}
            {m.between_sentences()}
            <span className="font-semibold">{show(advice.total)}</span>
            {m.between_clauses()}
            <span className="font-semibold text-good">{m.box_less({ saved: show(advice.saved) })}</span>
          </span>
          <button
            type="button"
            className="min-h-9 shrink-0 font-semibold text-link"
            onClick={() => change({ ...state, parcels: fieldsOfParcels(advice.shipment.parcels, state.units) })}
          >
            {m.advice_apply()}
          </button>
        </p>
      )}
    </section>
  );
}

function sideList(
  sides: Record<"length" | "width" | "height", number>,
  up: "length" | "width" | "height",
  to: number,
): number[] {
  return (["length", "width", "height"] as const).map((name) => (name === up ? to : sides[name]));
}
