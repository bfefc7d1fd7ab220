import { Fragment, type ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { list, sentences } from "#app/ui/joined.ts";
import { AxisFrame } from "../curve/axis-frame.tsx";
import { evenScale } from "../curve/scales.ts";
import { roundEnd, roundTicks } from "../curve/ticks.ts";
import { useWidth } from "../curve/use-width.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import { wayName } from "./way-label.ts";
import { CheapestStretches, QuantityLineDrawing } from "./quantity-line.tsx";
import { coveringLines, laterStarts, placesOfNames, quantityLines } from "./quantity-lines.ts";

type Props = {
  curve: QuantityCurve | undefined;
  now: number;
  currency: string;
  /** Of several kinds of piece: which one's number the axis counts, while the others stay as they are. */
  children?: ReactNode;
};

/** Totals of the ways by number of pieces, and from where on another is cheaper. Air is told, and drawn only where it does not dwarf the rest. */
export function QuantityChart({ curve, now, currency, children }: Props) {
  const { ref, width } = useWidth(640);
  const points = curve?.points ?? [];
  const stretches = curve?.stretches ?? [];
  const { lines, dearest, airLeftOut } = quantityLines(points);
  const most = points.at(-1)?.quantity ?? 1;
  const top = roundEnd(dearest);
  const frame = { width, height: 240, left: 60, right: 64, top: 24, bottom: 34 };
  const x = evenScale(1, Math.max(2, most), frame.left, width - frame.right);
  const y = evenScale(0, top, frame.height - frame.bottom, frame.top);
  const covers = coveringLines(lines, y);
  const nameSpots = placesOfNames(lines, y, frame);
  const turns = stretches.map(({ from, name }, at) =>
    at === 0 ? m.quantity_first({ name: wayName(name) }) : m.quantity_from({ from: number(from), name: wayName(name) }),
  );
  const nowCheapest = stretches.findLast(({ from }) => from <= now)?.name;
  const air = airLeftOut ? points.at(-1)?.totals.air : undefined;
  return (
    <section aria-busy={!curve}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="font-semibold">{m.quantity_title()}</h4>
        {children}
      </div>
      <p className="mt-1 text-sm">
        {curve ? sentences(turns.length > 0 ? [...turns, m.quantity_most({ most: number(most) })] : []) : m.loading()}
        {laterStarts(lines).map(({ from, names }) => (
          <Fragment key={from}>
            {m.between_sentences()}
            {m.quantity_starts({ from: number(from), names: list(names.map(wayName)) })}
          </Fragment>
        ))}
        {air !== undefined && m.between_sentences()}
        {air !== undefined && m.quantity_air({ price: money(air, currency), count: number(most) })}
      </p>
      <div ref={ref} className="mt-2 min-h-60">
        {lines.length > 0 && (
          <AxisFrame
            frame={frame}
            x={x.at}
            y={y.at}
            xTicks={[1, ...roundTicks(most).filter((tick) => tick > 1 && Number.isInteger(tick))].map((at) => ({
              at,
              text: number(at),
            }))}
            yTicks={roundTicks(top).map((at) => ({ at, text: money(at, currency).replace(/[.,]00$/, "") }))}
          >
            {lines.map((line, index) => (
              <CheapestStretches key={line.name} line={line} index={index} stretches={stretches} x={x} y={y} />
            ))}
            {lines.map((line, index) => (
              <QuantityLineDrawing
                key={line.name}
                line={line}
                index={index}
                isNow={nowCheapest === line.name}
                covers={covers[index] ?? false}
                x={x}
                y={y}
                nameAt={nameSpots[index] ?? 0}
              />
            ))}
            <line
              x1={x.at(now)}
              x2={x.at(now)}
              y1={frame.top}
              y2={frame.height - frame.bottom}
              className="stroke-ink"
              strokeDasharray="2 3"
            />
            <text x={x.at(now)} y={frame.top - 8} textAnchor="middle" className="fill-ink font-semibold">
              {m.quantity_now({ count: number(now) })}
            </text>
            {stretches.slice(1).map(({ from, name }) => {
              const total = points.find(({ quantity }) => quantity === from)?.totals[name];
              return total === undefined || !lines.some((line) => line.name === name) ? null : (
                <circle
                  key={from}
                  data-turn={from}
                  cx={x.at(from)}
                  cy={y.at(total)}
                  r="5"
                  className="fill-page stroke-ink"
                  strokeWidth="2.4"
                />
              );
            })}
          </AxisFrame>
        )}
      </div>
    </section>
  );
}
