import { useMemo } from "react";
import type { Quote } from "#rating/answer.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { sizeText } from "#app/ui/size-text.ts";
import { unitText } from "#app/ui/unit-text.ts";
import type { FormState } from "../form-state.ts";
import { massText } from "../weight-step-text.ts";
import { billedWeights } from "./billed-weights.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { drawnBox } from "./drawn-box.ts";
import type { Flatter } from "./line-of-box.ts";
import { type SideName, sideNames } from "./lying-box.ts";
import { SavingRow } from "./saving-row.tsx";
import { WeightBars } from "./weight-bars.tsx";

type Props = {
  quote: Quote;
  /** The flatter box that would be cheaper, if there is one. */
  flatter: Flatter | undefined;
  /** The drawing and its bars alone, as small as they stand below a form. */
  small?: boolean;
  page: Pick<CalculatorPage, "cards" | "reference">;
  state: FormState;
  show: (amount: number) => string;
  change: (next: FormState) => void;
  className?: string;
};

/** The parcel beside its billable weight: to scale, weighed both ways, with the smaller box that would save money. */
export function BoxPanel({ quote, flatter, small = false, page, state, show, change, className = "" }: Props) {
  const smaller = useMemo(() => {
    const [answer] = flatter
      ? quoteOf(
          flatter.shipment,
          page.cards.filter(({ service }) => service === quote.service),
          page.reference,
        )
      : [];
    return answer?.available ? answer : undefined;
  }, [flatter, page, quote.service]);
  const drawn = drawnBox(state, flatter);
  if (!drawn) return null;
  const { row, parcel, sides, box, lying, unit, ghost } = drawn;
  const parcels = flatter?.shipment.parcels.reduce((sum, { quantity }) => sum + quantity, 0) ?? 1;
  const text = (side: number) => `${number(side, 1)} ${unitText(unit)}`;
  const label = (side: number) => (small ? number(side, 1) : text(side));
  const weights = billedWeights(quote);
  const less = smaller && billedWeights(smaller);
  const weight = (amount: number) => `${number(amount, 2)} ${unitText(quote.billable.unit)}`;
  const names = { length: m.side_length, width: m.side_width, height: m.side_height };
  const setHeight = (height: number) => {
    const shown = String(Math.round(height * 10) / 10);
    change({ ...state, parcels: state.parcels.with(row, { ...parcel, [box.up]: shown }) });
  };
  return (
    <section aria-label={small ? undefined : m.box_title()} className={className}>
      {!small && <h4 className="text-[17px] font-semibold">{m.box_title()}</h4>}
      <div
        className={
          small
            ? "flex items-center gap-4"
            : `items-center gap-x-12 ${weights ? "sm:max-xl:grid sm:max-xl:grid-cols-2" : ""}`
        }
      >
        <BoxDrawing
          small={small}
          box={lying}
          ghost={ghost !== undefined && ghost < lying.up ? ghost : undefined}
          labels={{
            all: m.box_title(),
            left: label(lying.left),
            right: label(lying.right),
            up: label(lying.up),
            ghost: ghost === undefined ? undefined : label(ghost),
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
        <div className="grow">
          {weights && (
            <WeightBars
              {...weights}
              show={weight}
              smaller={
                less && ghost !== undefined
                  ? {
                      weight: less.volume,
                      ...(!small && { text: m.bar_smaller({ weight: weight(less.volume), side: text(ghost) }) }),
                    }
                  : undefined
              }
              className={small ? "text-[13px]" : "mt-4 text-[15px]"}
            />
          )}
          {!small && !flatter && weights && weights.volume <= weights.scale && (
            <p className="mt-4 text-[15px] text-quiet">{m.box_no_saving()}</p>
          )}
          {!small && flatter && smaller && (
            <SavingRow advice={flatter} state={state} show={show} change={change}>
              {(parcels > 1 ? m.box_saving_all : m.box_saving)({
                sides: sizeText(sideList(sides, box.up, ghost ?? 0).map((side) => number(side, 1))),
                unit: unitText(unit),
                weight: massText(smaller.billable.mass, smaller.billable.unit),
              })}
            </SavingRow>
          )}
        </div>
      </div>
    </section>
  );
}

function sideList(sides: Record<SideName, number>, up: SideName, to: number): number[] {
  return sideNames.map((name) => (name === up ? to : sides[name]));
}
