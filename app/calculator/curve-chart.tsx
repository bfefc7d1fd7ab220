import { useMemo, useState } from "react";
import { massIn } from "#rating/mass.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { curveMasses } from "./curve-masses.ts";
import { displayMoney } from "./display-money.ts";
import type { FormState } from "./form-state.ts";
import { useCurves } from "./loaded/use-curves.ts";
import type { CalculatorNames } from "./names.ts";

export type Props = {
  shipment: Shipment;
  state: FormState;
  page: Pick<CalculatorPage, "cards" | "reference">;
  names: CalculatorNames;
};

const box = { width: 720, height: 280, left: 64, bottom: 32, top: 12, right: 12 };

/** Price against weight for every line that takes it. The slider reads the lines off at any weight, by mouse or keys. */
export default function CurveChart({ shipment, state, page, names }: Props) {
  const present = shipment.parcels[0]?.mass ?? 0;
  const masses = useMemo(() => curveMasses(present), [present]);
  const curves = useCurves(shipment, masses, page);
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? masses.indexOf(present), masses.length - 1);
  const unit = state.units === "metric" ? "kg" : "lb";
  const heaviest = masses.at(-1) ?? 1;
  const dearest = Math.max(1, ...curves.flatMap(({ totals }) => totals.map((total) => total ?? 0)));
  const x = (mass: number) => box.left + (mass / heaviest) * (box.width - box.left - box.right);
  const y = (total: number) => box.height - box.bottom - (total / dearest) * (box.height - box.bottom - box.top);
  const weight = (mass: number) => `${number(massIn(unit, mass), 2)} ${unit}`;
  const show = (amount: number, currency: string) =>
    displayMoney(amount, currency, state.currency, page.reference).shown;
  const mass = masses[at] ?? present;
  return (
    <div>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className="w-full" aria-hidden="true" fontSize="12">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={box.left}
              x2={box.width - box.right}
              y1={y(dearest * share)}
              y2={y(dearest * share)}
              className="stroke-line"
            />
            <text x={box.left - 8} y={y(dearest * share) + 4} textAnchor="end" className="fill-quiet">
              {show(dearest * share, curves[0]?.currency ?? state.currency)}
            </text>
            <text
              x={x(heaviest * share)}
              y={box.height - 8}
              textAnchor={share === 0 ? "start" : share === 1 ? "end" : "middle"}
              className="fill-quiet"
            >
              {weight(heaviest * share)}
            </text>
          </g>
        ))}
        {curves.map(({ service, totals }, index) => (
          <path
            key={service}
            d={steps(totals, masses, x, y)}
            fill="none"
            strokeWidth="2"
            className={`curve-${index % 4} ${index >= 4 ? "[stroke-dasharray:5_4]" : ""}`}
          />
        ))}
        <line
          x1={x(present)}
          x2={x(present)}
          y1={box.top}
          y2={box.height - box.bottom}
          className="stroke-quiet"
          strokeDasharray="2 3"
        />
        <line x1={x(mass)} x2={x(mass)} y1={box.top} y2={box.height - box.bottom} className="stroke-ink" />
        {curves.map(({ service, totals }, index) => {
          const total = totals[at];
          return total === undefined ? null : (
            <circle
              key={service}
              cx={x(mass)}
              cy={y(total)}
              r="4"
              className={`fill-page curve-${index % 4}`}
              strokeWidth="2"
            />
          );
        })}
      </svg>
      <label className="mt-2 block">
        <span className="text-sm text-quiet">{m.curve_weight()}</span>
        <input
          type="range"
          min={0}
          max={masses.length - 1}
          value={at}
          aria-valuetext={weight(mass)}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="mt-1 ms-[8.5%] block h-8 w-[90%] accent-(--action)"
        />
      </label>
      <table className="mt-3 w-full text-start text-sm">
        <caption className="mb-1 text-start font-semibold tabular-nums">{m.curve_at({ weight: weight(mass) })}</caption>
        <tbody aria-live="polite">
          {curves.map(({ service, currency, totals, waiting }, index) => {
            const total = totals[at];
            return (
              <tr key={service} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  <svg viewBox="0 0 24 4" className="me-2 inline h-1 w-6" aria-hidden="true">
                    <path
                      d="M0 2h24"
                      strokeWidth="3"
                      className={`curve-${index % 4} ${index >= 4 ? "[stroke-dasharray:5_4]" : ""}`}
                    />
                  </svg>
                  {names.service(service).name}
                </th>
                <td className="text-end font-semibold tabular-nums">
                  {total === undefined ? (waiting ? m.loading() : m.curve_none()) : show(total, currency)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A line of steps: a price holds up to its weight. A weight that is not taken leaves a gap. */
function steps(
  totals: readonly (number | undefined)[],
  masses: readonly number[],
  x: (mass: number) => number,
  y: (total: number) => number,
): string {
  let path = "";
  let drawing = false;
  for (const [at, total] of totals.entries()) {
    const mass = masses[at] ?? 0;
    if (total === undefined) drawing = false;
    else {
      path += drawing
        ? `V${y(total).toFixed(1)}H${x(mass).toFixed(1)}`
        : `M${x(masses[at - 1] ?? 0).toFixed(1)} ${y(total).toFixed(1)}H${x(mass).toFixed(1)}`;
      drawing = true;
    }
  }
  return path;
}
