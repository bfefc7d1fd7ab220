import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses } from "#app/ui/format.ts";

import { formatSize, formatUnit } from "#app/ui/measures.ts";

import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Quote } from "#rating/answer.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import { formatPercent } from "../chart/scales.ts";
import { withParcels } from "../store/actions.ts";
import type { FormState } from "../store/form-state.ts";
import { PositionedLabel } from "../chart/positioned-label.tsx";
import { formatCardMass } from "../format/weight.ts";
import { type Flatter, listBilledWeights } from "./billed-weights.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { readBox, sideNames } from "./drawn-box.ts";
import { SavingRow } from "./smaller-box.tsx";

type BoxPanelProps = {
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
export function BoxPanel({ quote, flatter, small = false, page, state, show, change, className = "" }: BoxPanelProps) {
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
  const drawn = readBox(state, flatter);
  if (!drawn) return null;
  const { row, parcel, sides, box, lying, unit, cheaperHeight } = drawn;
  const parcels = flatter?.shipment.parcels.reduce((sum, { quantity }) => sum + quantity, 0) ?? 1;
  const text = (side: number) => `${formatNumber(side, 1)} ${formatUnit(unit)}`;
  const weights = listBilledWeights(quote);
  const less = smaller && listBilledWeights(smaller);
  const weight = (amount: number) => `${formatNumber(amount, 2)} ${formatUnit(quote.billable.unit)}`;
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
          cheaperHeight={cheaperHeight}
          formatSide={(side) => (small ? formatNumber(side, 1) : text(side))}
          slider={{
            label: names[box.up](),
            text: joinClauses([text(lying.up), show(quote.total)]),
            least: 1,
            most: Math.max(1, Math.floor(Math.min(lying.left, lying.right))),
            step: unit === "cm" ? 1 : 0.5,
            onHeight: setHeight,
          }}
        />
        <div className="grow">
          {weights && (
            <WeightBars
              weights={weights}
              show={weight}
              smaller={
                less && cheaperHeight !== undefined
                  ? {
                      weight: less.volume,
                      text: small
                        ? undefined
                        : m.bar_smaller({ weight: weight(less.volume), side: text(cheaperHeight) }),
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
            <SavingRow
              advice={flatter}
              show={show}
              onApply={() => change(withParcels(state, flatter.shipment.parcels))}
            >
              {(parcels > 1 ? m.box_saving_all : m.box_saving)({
                sides: formatSize(
                  sideNames.map((name) => formatNumber(name === box.up ? (cheaperHeight ?? 0) : sides[name], 1)),
                ),
                unit: formatUnit(unit),
                weight: formatCardMass(smaller.billable.mass, smaller.billable.unit),
              })}
            </SavingRow>
          )}
        </div>
      </div>
    </section>
  );
}

type WeightBarsProps = {
  weights: NonNullable<ReturnType<typeof listBilledWeights>>;
  /** What the smaller box weighs by volume, with its words. */
  smaller: { weight: number; text: string | undefined } | undefined;
  show: (weight: number) => string;
  className: string;
};

/** Weight on the scale and by volume as bars of one scale: the longer one decides. */
function WeightBars({ weights: { scale, volume, billed }, smaller, show, className }: WeightBarsProps) {
  const most = Math.max(scale, volume);
  return (
    <div className={`space-y-3 ${className}`}>
      <Bar
        label={billed === "scale" ? m.bar_scale_billed() : m.bar_scale()}
        share={scale / most}
        text={show(scale)}
        bold={billed === "scale"}
      />
      <Bar
        label={billed === "volume" ? m.bar_volume_billed() : m.bar_volume()}
        share={volume / most}
        text={show(volume)}
        bold={billed === "volume"}
        mark={smaller && smaller.weight / most}
      />
      {smaller?.text && (
        <PositionedLabel share={smaller.weight / most} className="text-[13px] font-semibold text-good">
          {smaller.text}
        </PositionedLabel>
      )}
    </div>
  );
}

type BarProps = { label: string; share: number; text: string; bold: boolean; mark?: number | undefined };

function Bar({ label, share, text, bold, mark }: BarProps) {
  return (
    <div>
      <p className={`mb-1 flex flex-wrap justify-between gap-x-4 ${bold ? "font-semibold" : "text-quiet"}`}>
        {label}
        <span className="text-ink">{text}</span>
      </p>
      <svg className="block h-2.5 w-full overflow-visible" aria-hidden="true">
        <rect width="100%" height="10" rx="3" className="fill-(--track)" />
        <rect
          width={formatPercent(share)}
          height="10"
          rx="3"
          className={bold ? "fill-(--data)" : "fill-control"}
          data-weight={share}
        />
        {mark !== undefined && (
          <line x1={formatPercent(mark)} x2={formatPercent(mark)} y2="15" className="stroke-good" strokeWidth="2.5" />
        )}
      </svg>
    </div>
  );
}
