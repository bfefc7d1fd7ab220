import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Quote, WeightStep } from "#rating/answer.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import { convertLength, convertMass, toMass } from "#rating/shipment/units.ts";
import { formatPercent } from "../chart/scales.ts";
import { explainWeightSteps, formatBillable } from "../format/weight.ts";
import { unitsOf } from "../parse/measure.ts";
import type { FormState } from "../store/form-state.ts";
import { type Flatter, listBilledWeights } from "./billed-weights.ts";
import { SavingRow } from "./smaller-box.tsx";

type Props = {
  quote: Quote;
  /** The flatter box that would be cheaper, if there is one. */
  flatter: Flatter | undefined;
  page: Pick<CalculatorPage, "cards" | "reference">;
  state: FormState;
  show: (amount: number) => string;
};

/** What is billed, weighed both ways, and the smaller box that would be billed as less. */
export function WeightPanel({ quote, flatter, page, state, show }: Props) {
  const { billable } = quote;
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
  const weights = listBilledWeights(quote);
  const { mass: own, length: unit } = unitsOf[state.units];
  const write = (amount: number, of: typeof own) => `${formatNumber(amount, 2)} ${formatUnit(of)}`;
  // cards bill in their unit; whoever weighs in another sees both
  const weight = (amount: number) => {
    const text = write(amount, billable.unit);
    if (own === billable.unit) return text;
    return m.noted({ text, note: write(convertMass(own, toMass(amount, billable.unit)), own) });
  };
  return (
    <>
      <h4 className="text-[1.0625rem] leading-6 font-semibold">
        {weights?.billed === "volume"
          ? m.weight_by_volume({ billed: formatBillable(billable), scale: weight(weights.scale) })
          : m.weight_billed({ billed: formatBillable(billable) })}
      </h4>
      {weights && <WeightBars weights={weights} show={weight} rounded={formatBillable(billable)} />}
      <p className="mt-2 text-[0.8125rem] leading-[1.125rem] text-quiet">
        {explainWeightSteps(weights ? dropTold(billable) : billable).map((step, at) => (
          <span key={at} className="block">
            {step}
          </span>
        ))}
      </p>
      {flatter && smaller && (
        <SavingRow advice={flatter} state={state} show={show}>
          {m.weight_flatter({
            height: `${formatNumber(convertLength(unit, flatter.to), 1)} ${formatUnit(unit)}`,
            weight: formatBillable(smaller.billable),
          })}
        </SavingRow>
      )}
    </>
  );
}

/** The steps that the bars do not tell; of several pieces each is billed by what is greater for itself. */
function dropTold({ pieces, steps, ...billable }: Quote["billable"]): Quote["billable"] {
  const left = (all: readonly WeightStep[]) =>
    all.filter(({ kind }) => kind !== "actual" && (kind !== "greater" || pieces.length > 1));
  return { ...billable, pieces: pieces.map((piece) => ({ ...piece, steps: left(piece.steps) })), steps: left(steps) };
}

type WeightBarsProps = {
  weights: NonNullable<ReturnType<typeof listBilledWeights>>;
  show: (weight: number) => string;
  /** What is billed, in words. */
  rounded: string;
};

/** Weight on the scale and by volume as bars of one scale: the longer one decides. */
function WeightBars({ weights, show, rounded }: WeightBarsProps) {
  const most = Math.max(weights.scale, weights.volume);
  const bars = [
    { kind: "scale", label: m.bar_scale() },
    { kind: "volume", label: m.bar_volume() },
  ] as const;
  return (
    <div className="mt-2 space-y-3 text-[0.9375rem]">
      {bars.map(({ kind, label }) => {
        const bold = weights.billed === kind;
        const weight = show(weights[kind]);
        return (
          <div key={kind}>
            <p className={`mb-1 flex flex-wrap justify-between gap-x-4 ${bold ? "font-semibold" : "text-quiet"}`}>
              <span>{label}</span>
              <span className="text-ink">
                {bold && !weight.startsWith(rounded) ? `${weight} → ${rounded}` : weight}
              </span>
            </p>
            <svg className="block h-2.5 w-full" aria-hidden="true">
              <rect width="100%" height="10" rx="3" className="fill-(--track)" />
              <rect
                width={formatPercent(weights[kind] / most)}
                height="10"
                rx="3"
                className={bold ? "fill-(--data)" : "fill-control"}
                data-weight={weights[kind] / most}
              />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
