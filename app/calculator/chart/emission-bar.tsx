import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { formatPercent, toRem } from "./scales.ts";
import type { Quote } from "#rating/answer.ts";
import type { Mode, RateCard } from "#rating/card.ts";
import { findMainLeg, type Reference } from "#rating/reference.ts";

type Props = { grams: number | undefined; ticks: readonly number[]; way: string };

/** Emissions as a bar on the axis of all lines, its figure at the end and its ways below. */
export function EmissionBar({ grams, ticks, way }: Props) {
  const most = ticks.at(-1) ?? 1;
  const place = (kg: number) => formatPercent(kg / most);
  const kg = (grams ?? 0) / 1000;
  const end = kg / most > 0.8;
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1={place(tick)} x2={place(tick)} y2="100%" className="stroke-line" />
      ))}
      {grams !== undefined && (
        <>
          <rect
            width={place(kg)}
            y={toRem(24)}
            height={toRem(10)}
            rx={toRem(3)}
            className="fill-(--data)"
            data-grams={grams}
          />
          <text
            x={place(kg)}
            dx={toRem(end ? -6 : 8)}
            y={toRem(end ? 17 : 34)}
            textAnchor={end ? "end" : "start"}
            className="fill-ink stroke-page text-sm font-semibold"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {`${roundToKilograms(grams)} ${formatUnit("kg")}`}
          </text>
        </>
      )}
      <text y={toRem(54)} className="fill-quiet stroke-page text-[0.78125rem]" strokeWidth="4" paintOrder="stroke">
        {way}
      </text>
    </svg>
  );
}

/** Ticks of the axis above the bars. */
export function EmissionHead({ ticks }: { ticks: readonly number[] }) {
  const most = ticks.at(-1) ?? 1;
  const place = (kg: number) => formatPercent(kg / most);
  return (
    <svg className="block h-[3.25rem] w-full overflow-visible text-[0.78125rem]" aria-hidden="true">
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1={place(tick)} x2={place(tick)} y1={toRem(44)} y2="100%" className="stroke-ink" />
          <text
            x={place(tick)}
            y={toRem(34)}
            textAnchor={at === 0 ? "start" : at === ticks.length - 1 ? "end" : "middle"}
            className="fill-quiet"
          >
            {at === ticks.length - 1 ? m.axis_emissions({ amount: formatNumber(tick) }) : formatNumber(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Kilograms of CO₂e from grams. */
export function formatEmissions(grams: number): string {
  return m.axis_emissions({ amount: roundToKilograms(grams) });
}

/** Two figures after the point below ten kilograms. */
function roundToKilograms(grams: number): string {
  return formatNumber(grams / 1000, grams < 10_000 ? 2 : 0);
}

const routes: Readonly<Record<Mode, (inputs: { km: string; road: string }) => string>> = {
  air: m.emissions_by_air,
  sea: m.emissions_by_sea,
  road: m.emissions_by_road,
  rail: m.emissions_by_rail,
};

/** The ways that the emissions of a quote are counted over. */
export function describeRoute(
  { service, card }: Quote,
  to: string,
  cards: readonly RateCard[],
  { emissions }: Pick<Reference, "emissions">,
): string {
  const mode = cards.find((one) => one.service === service && one.validFrom === card.validFrom)?.mode ?? "air";
  const main = findMainLeg(emissions, to, mode);
  if (!main) return m.emissions_unknown();
  return routes[mode]({ km: formatNumber(main.km, 0), road: formatNumber(main.last, 0) });
}
