import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";
import { apart } from "../curve/apart.ts";
import { AxisFrame } from "../curve/axis-frame.tsx";
import { evenScale } from "../curve/scales.ts";
import { roundEnd, roundTicks } from "../curve/ticks.ts";
import { useWidth } from "../curve/use-width.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import { wayName } from "./way-label.ts";
import { type WayName, wayNames } from "./ways.ts";

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
  const given = wayNames.filter((name) => points.some(({ totals }) => totals[name] !== undefined));
  const dearestOf = (names: typeof given) =>
    Math.max(1, ...points.flatMap(({ totals }) => names.map((name) => totals[name] ?? 0)));
  const others = given.filter((name) => name !== "air");
  const dwarfs = others.length > 0 && dearestOf(given) > 2 * dearestOf(others);
  const shown = dwarfs ? others : given;
  const most = points.at(-1)?.quantity ?? 1;
  const top = roundEnd(dearestOf(shown));
  const frame = { width, height: 240, left: 60, right: 64, top: 24, bottom: 34 };
  const x = evenScale(1, Math.max(2, most), frame.left, width - frame.right);
  const y = evenScale(0, top, frame.height - frame.bottom, frame.top);
  const cheapest = (quantity: number) => curve?.stretches.findLast(({ from }) => from <= quantity)?.name;
  const lines = shown.map((name) => ({
    name,
    own: points.flatMap(({ quantity, totals }) => {
      const total = totals[name];
      return total === undefined ? [] : [{ quantity, total }];
    }),
  }));
  const places = apart(
    lines.map(({ own }) => y.at(own.at(-1)?.total ?? 0)),
    17,
    frame.top,
    frame.height - frame.bottom,
  );
  const turns = (curve?.stretches ?? []).map(({ from, name }, at) =>
    at === 0 ? m.quantity_first({ name: wayName(name) }) : m.quantity_from({ from: number(from), name: wayName(name) }),
  );
  const last = points.at(-1);
  const air = dwarfs ? last?.totals.air : undefined;
  const path = (own: readonly PricedQuantity[], stepped: boolean) =>
    (stepped ? steps(own) : own)
      .map(({ quantity, total }) => `${x.at(quantity).toFixed(1)},${y.at(total).toFixed(1)}`)
      .join(" ");
  return (
    <section aria-busy={!curve}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="font-semibold">{m.quantity_title()}</h4>
        {children}
      </div>
      <p className="mt-1 text-sm">
        {curve ? sentences(turns.length > 0 ? [...turns, m.quantity_most({ most: number(most) })] : []) : m.loading()}
        {air !== undefined && m.between_sentences()}
        {air !== undefined && m.quantity_air({ price: money(air, currency), count: number(most) })}
      </p>
      <div ref={ref} className="mt-2 min-h-60">
        {shown.length > 0 && (
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
            {lines.map(({ name, own }, index) => (
              <g key={name} data-way={name} className="halo">
                <polyline
                  points={path(own, inContainers(name))}
                  fill="none"
                  strokeWidth="1.4"
                  className={`curve-${index % 4}`}
                  strokeDasharray={index >= 4 ? "6 4" : undefined}
                />
                {(curve?.stretches ?? []).map((stretch, at, all) =>
                  stretch.name === name ? (
                    <polyline
                      key={stretch.from}
                      points={path(
                        own.filter(
                          ({ quantity }) => quantity >= stretch.from && quantity <= (all[at + 1]?.from ?? most),
                        ),
                        inContainers(name),
                      )}
                      fill="none"
                      strokeWidth="4"
                      className={`curve-${index % 4}`}
                    />
                  ) : null,
                )}
                <text
                  x={x.at(own.at(-1)?.quantity ?? 1) + 8}
                  y={(places[index] ?? 0) + 4}
                  className={`curve-name-${index % 4} ${cheapest(now) === name ? "font-semibold" : ""}`}
                >
                  {wayName(name)}
                </text>
              </g>
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
            {(curve?.stretches ?? []).slice(1).map(({ from, name }) => {
              const total = points.find(({ quantity }) => quantity === from)?.totals[name];
              return total === undefined || !shown.includes(name) ? null : (
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

type PricedQuantity = { quantity: number; total: number };

/** Containers cost the same until one more is needed; shared space and air cost more with each piece. */
function inContainers(name: WayName): boolean {
  return name !== "LCL" && name !== "air";
}

/** From one number of pieces to the next one the price jumps; between samples farther apart nobody knows where. */
function steps(points: readonly PricedQuantity[]): PricedQuantity[] {
  return points.flatMap((point, at) => {
    const before = points[at - 1];
    const jumps = before && point.quantity - before.quantity === 1 && point.total !== before.total;
    return jumps ? [{ quantity: point.quantity, total: before.total }, point] : [point];
  });
}
