import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import { wayName } from "./way-label.ts";
import { wayNames } from "./ways.ts";

type Props = { curve: QuantityCurve | undefined; now: number; currency: string };

const box = { width: 560, height: 220, left: 62, right: 60, top: 14, bottom: 28 };

/** Totals of the ways by number of pieces, and from where on another is cheaper. Air is left out where it dwarfs the rest. */
export function QuantityChart({ curve, now, currency }: Props) {
  const points = curve?.points ?? [];
  const shown = wayNames.filter((name) => name !== "air" && points.some(({ totals }) => totals[name] !== undefined));
  const most = points.at(-1)?.quantity ?? 1;
  const dearest = Math.max(1, ...points.flatMap(({ totals }) => shown.map((name) => totals[name] ?? 0)));
  const x = (quantity: number) =>
    box.left + ((quantity - 1) / Math.max(1, most - 1)) * (box.width - box.left - box.right);
  const y = (total: number) => box.height - box.bottom - (total / dearest) * (box.height - box.bottom - box.top);
  const turns = (curve?.stretches ?? []).map(({ from, name }, at) =>
    at === 0 ? m.quantity_first({ name: wayName(name) }) : m.quantity_from({ from: number(from), name: wayName(name) }),
  );
  return (
    <section aria-busy={!curve}>
      <h4 className="font-semibold">{m.quantity_title()}</h4>
      <p className="mt-1 text-sm">{curve ? turns.join(" ") : m.loading()}</p>
      {shown.length > 0 && (
        <svg viewBox={`0 0 ${box.width} ${box.height}`} className="mt-2 w-full" aria-hidden="true" fontSize="12.5">
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line
                x1={box.left}
                x2={box.width - box.right}
                y1={y(dearest * share)}
                y2={y(dearest * share)}
                className="stroke-line"
              />
              <text x={box.left - 6} y={y(dearest * share) + 4} textAnchor="end" className="fill-quiet">
                {money(Math.round((dearest * share) / 100) * 100, currency).replace(/[.,]00$/, "")}
              </text>
            </g>
          ))}
          {[1, Math.round((most + 1) / 2), most].map((quantity) => (
            <text key={quantity} x={x(quantity)} y={box.height - 8} textAnchor="middle" className="fill-quiet">
              {number(quantity)}
            </text>
          ))}
          {shown.map((name, index) => {
            const own = points.flatMap(({ quantity, totals }) => {
              const total = totals[name];
              return total === undefined ? [] : [{ quantity, total }];
            });
            const last = own.at(-1);
            return (
              <g key={name}>
                <polyline
                  points={own
                    .map(({ quantity, total }) => `${x(quantity).toFixed(1)},${y(total).toFixed(1)}`)
                    .join(" ")}
                  fill="none"
                  strokeWidth="2"
                  className={`curve-${index % 4}`}
                />
                {last && (
                  <text x={x(last.quantity) + 6} y={y(last.total) + 4} className="fill-ink">
                    {wayName(name)}
                  </text>
                )}
              </g>
            );
          })}
          <line
            x1={x(now)}
            x2={x(now)}
            y1={box.top}
            y2={box.height - box.bottom}
            className="stroke-ink"
            strokeDasharray="2 3"
          />
          {(curve?.stretches ?? []).slice(1).map(({ from, name }) => {
            const total = points.find(({ quantity }) => quantity === from)?.totals[name];
            return total === undefined ? null : (
              <circle key={from} cx={x(from)} cy={y(total)} r="5" className="fill-page stroke-ink" strokeWidth="2" />
            );
          })}
        </svg>
      )}
    </section>
  );
}
