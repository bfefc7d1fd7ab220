import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Props = { grams: number | undefined; ticks: readonly number[]; way: string };

/** Emissions as a bar on the axis of all lines, its figure at the end and its ways below. */
export function EmissionBar({ grams, ticks, way }: Props) {
  const most = ticks.at(-1) ?? 1;
  const share = (kg: number) => `${Math.round((kg / most) * 1e4) / 100}%`;
  const kg = (grams ?? 0) / 1000;
  const end = kg / most > 0.8;
  return (
    <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1={share(tick)} x2={share(tick)} y2="100%" className="stroke-line" />
      ))}
      {grams !== undefined && (
        <>
          <rect width={share(kg)} y="24" height="10" rx="3" className="fill-(--data)" data-grams={grams} />
          <text
            x={share(kg)}
            dx={end ? -6 : 8}
            y={end ? 17 : 34}
            textAnchor={end ? "end" : "start"}
            className="fill-ink stroke-page text-[14px] font-semibold"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {kgText(grams)}
          </text>
        </>
      )}
      <text y="54" className="fill-quiet stroke-page text-[12.5px]" strokeWidth="4" paintOrder="stroke">
        {way}
      </text>
    </svg>
  );
}

/** Ticks of the axis above the bars. */
export function EmissionHead({ ticks }: { ticks: readonly number[] }) {
  const most = ticks.at(-1) ?? 1;
  const share = (kg: number) => `${Math.round((kg / most) * 1e4) / 100}%`;
  return (
    <svg className="block h-13 w-full overflow-visible text-[12.5px]" aria-hidden="true">
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1={share(tick)} x2={share(tick)} y1="44" y2="52" className="stroke-ink" />
          <text
            x={share(tick)}
            y="34"
            textAnchor={at === 0 ? "start" : at === ticks.length - 1 ? "end" : "middle"}
            className="fill-quiet"
          >
            {at === ticks.length - 1 ? m.axis_emissions({ amount: number(tick) }) : number(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Kilograms from grams: two figures after the point below ten kilograms. */
function kgText(grams: number): string {
  return `${kgOf(grams)} ${unitText("kg")}`;
}

/** Kilograms of CO₂e from grams. */
export function emissionsText(grams: number): string {
  return m.axis_emissions({ amount: kgOf(grams) });
}

function kgOf(grams: number): string {
  return number(grams / 1000, grams < 10_000 ? 2 : 0);
}
