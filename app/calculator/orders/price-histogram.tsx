import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { Histogram } from "./splits.ts";

type Props = { histogram: Histogram; currency: string };

const box = { width: 300, height: 150, floor: 126, top: 22 };

/** How many orders cost how much, with the price that halves them. */
export function PriceHistogram({ histogram: { step, counts, median }, currency }: Props) {
  const most = Math.max(1, ...counts);
  const wide = box.width / counts.length;
  const half = Math.min(counts.length - 0.5, median / step) * wide;
  const fullest = counts.indexOf(most);
  const left = half < box.width / 2;
  return (
    <section>
      <h3 className="border-b border-ink pb-2 font-semibold">{m.orders_one_price()}</h3>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className="mt-3 w-full" aria-hidden="true" fontSize="12.5">
        {counts.map((count, at) => {
          const height = (count / most) * (box.floor - box.top);
          return (
            <rect
              key={at}
              x={at * wide + 0.5}
              y={box.floor - height}
              width={wide - 1}
              height={height}
              className={at === counts.length - 1 ? "bar-rest" : "bar-data"}
            />
          );
        })}
        <line x1="0" x2={box.width} y1={box.floor} y2={box.floor} className="stroke-ink" />
        {counts.map((_, at) =>
          at % 4 === 0 ? (
            <text
              key={at}
              x={at * wide}
              y={box.height - 6}
              className="fill-quiet"
              textAnchor={at === 0 ? "start" : "middle"}
            >
              {money(at * step, currency).replace(/[.,]00$/, "")}
            </text>
          ) : null,
        )}
        <line x1={half} x2={half} y1={4} y2={box.floor} className="stroke-ink" strokeWidth="1.5" />
        <text
          x={left ? half + 6 : half - 6}
          y="14"
          textAnchor={left ? "start" : "end"}
          className="fill-ink font-semibold"
        >
          {m.orders_half({ price: money(median, currency) })}
        </text>
      </svg>
      <p className="mt-1 text-sm text-quiet">
        {m.orders_histogram({
          step: money(step, currency),
          count: number(most),
          from: money(fullest * step, currency),
          to: fullest === counts.length - 1 ? m.orders_and_more() : money((fullest + 1) * step, currency),
          median: money(median, currency),
        })}
      </p>
    </section>
  );
}
