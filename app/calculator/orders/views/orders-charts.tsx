import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import type { Histogram, Share } from "../pricing/splits.ts";
import { usePricedFile } from "../priced-file.ts";

const mostBars = 6;

/** Cost by line, cost by country, and how many orders cost how much. */
export function OrdersCharts() {
  const { phase, names, nameService } = usePricedFile();
  const { currency, splits } = phase.result;
  const { lines, countries, histogram } = splits[phase.split];
  const toBars = (shares: readonly Share[], label: (key: string) => string) =>
    groupSmallShares(shares, mostBars).map(
      ({ key, orders, total }): Bar => ({
        key,
        label: key === "" ? m.orders_others({ count: shares.length - mostBars + 1 }) : label(key),
        note: formatNumber(orders),
        amount: formatMoney(total, currency),
        value: total,
      }),
    );
  const byLine = toBars(lines, (key) => nameService(Number(key)));
  const byCountry = toBars(countries, (key) => names.country(key));
  // the same money twice: one scale for both
  const most = Math.max(1, ...[...byLine, ...byCountry].map(({ value }) => value));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-8 lg:gap-16">
      <BarList title={m.orders_by_line()} bars={byLine} most={most} />
      <BarList title={m.orders_by_country()} bars={byCountry} most={most} />
      {/* a handful of orders is read in the table, and has no typical price */}
      {histogram.counts.reduce((sum, count) => sum + count, 0) >= 8 && (
        <PriceHistogram histogram={histogram} currency={currency} />
      )}
    </div>
  );
}

/** The largest shares, and all others as one with an empty key. */
export function groupSmallShares(shares: readonly Share[], most: number): readonly Share[] {
  if (shares.length <= most) return shares;
  const rest = shares.slice(most - 1);
  return [
    ...shares.slice(0, most - 1),
    {
      key: "",
      orders: rest.reduce((sum, { orders }) => sum + orders, 0),
      total: rest.reduce((sum, { total }) => sum + total, 0),
    },
  ];
}

type Bar = { key: string; label: string; note: string; amount: string; value: number };

type BarListProps = {
  title: string;
  bars: readonly Bar[];
  /** The value that is as long as the whole width. */
  most: number;
};

/** Amounts as bars of one scale, each with its words. */
function BarList({ title, bars, most }: BarListProps) {
  return (
    <section>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul>
        {bars.map(({ key, label, note, amount, value }) => (
          <li key={key} className="pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0">
                {label} <span className="text-sm text-quiet tabular-nums">{note}</span>
              </span>
              <span className="ms-auto font-semibold whitespace-nowrap tabular-nums">{amount}</span>
            </div>
            <ShareBar share={value / most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar of a share of the whole width, from 0 to 1. */
export function ShareBar({ share, className = "bar-data" }: { share: number; className?: string }) {
  return (
    <svg className="mt-1 block h-2 w-full" aria-hidden="true">
      <rect
        width={`${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`}
        height="8"
        rx="2"
        className={className}
      />
    </svg>
  );
}

type PriceHistogramProps = { histogram: Histogram; currency: string };

const box = { width: 300, height: 150, floor: 126, top: 22 };

/** How many orders cost how much, with the price that halves them. */
function PriceHistogram({ histogram: { step, counts, median }, currency }: PriceHistogramProps) {
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
              {formatMoney(at * step, currency).replace(/[.,]00$/, "")}
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
          {m.orders_half({ price: formatMoney(median, currency) })}
        </text>
      </svg>
      <p className="mt-1 text-sm text-quiet">
        {m.orders_histogram({
          step: formatMoney(step, currency),
          count: formatNumber(most),
          from: formatMoney(fullest * step, currency),
          to: fullest === counts.length - 1 ? m.orders_and_more() : formatMoney((fullest + 1) * step, currency),
          median: formatMoney(median, currency),
        })}
      </p>
    </section>
  );
}
