import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { formatPercent } from "../../chart/scales.ts";
import { SegmentedControl } from "../../form/field.tsx";
import { groupSmallShares, type Histogram, type Share, splits } from "../pricing/splits.ts";
import { type Change, changes } from "../types.ts";
import { usePricedFile } from "../priced-file.ts";
import { describeSaving, formatDifference, nameSplit } from "./orders-text.ts";

/** What the orders cost on the services of a split, beside one service for all, and what would change it. */
export function WholeCost() {
  const { phase, orders } = usePricedFile();
  const { result, split } = phase;
  const { currency, taken } = result;
  return (
    <div className="space-y-10">
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <SplitComparison />
        <div>
          <SegmentedControl
            name="split"
            label={m.orders_each_takes()}
            value={split}
            options={splits.map((one) => [one, nameSplit(one)] as const)}
            onChange={orders.chooseSplit}
            showLabel
          />
          <p className="mt-2 text-sm text-quiet">
            {m.orders_average({
              count: formatNumber(taken),
              price: formatMoney(Math.round(result.splits[split].total / taken), currency),
            })}
          </p>
        </div>
      </div>
      <OrdersCharts />
      <WhatIfRow />
    </div>
  );
}

/** The split beside one line for all: what it saves or costs more, as words and as two bars of one scale. */
function SplitComparison() {
  const { phase, nameService } = usePricedFile();
  const { result, split } = phase;
  const { currency, taken } = result;
  const { against } = result.splits[split];
  if (!against || against.orders === 0) return null;
  const { service, orders, line, split: own } = against;
  const scale = Math.max(1, line, own);
  const name = nameService(service);
  const saved = line - own;
  return (
    <section>
      <h3 className={`text-xl font-semibold ${saved > 0 ? "text-good" : ""}`}>
        {describeSaving(result, split, nameService)}
      </h3>
      {orders < taken && (
        <p className="mt-1">
          {m.orders_compared({ line: name, orders: formatNumber(orders), taken: formatNumber(taken) })}
        </p>
      )}
      <dl className="mt-3 space-y-4">
        {
          // a total of some orders is not to be taken for that of all
          (
            [
              [
                "one",
                orders < taken
                  ? m.orders_one_line_some({ line: name, count: orders })
                  : m.orders_one_line({ line: name }),
                line,
                "bar-other",
              ],
              [
                "own",
                orders < taken ? m.orders_your_split_some({ count: orders }) : m.orders_your_split(),
                own,
                saved >= 0 ? "bar-good" : "bar-data",
              ],
            ] as const
          ).map(([key, label, value, bar]) => (
            <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className={key === "own" ? "font-semibold" : "text-quiet"}>{label}</dt>
              <dd className="ms-auto font-semibold tabular-nums">{formatMoney(value, currency)}</dd>
              <dd className="w-full" aria-hidden="true">
                <ShareBar share={value / scale} className={bar} />
              </dd>
            </div>
          ))
        }
      </dl>
    </section>
  );
}

const labels: Record<Change, () => string> = {
  fuel: m.change_fuel,
  "step-100": m.change_step_100,
  "step-1000": m.change_step_1000,
  lower: m.change_lower,
};

/** What a small change would make of the total; beside it, what it would be with all orders within ten days. */
function WhatIfRow() {
  const { result, split, changes: found, table, box } = usePricedFile().phase;
  const { columns } = table;
  const sized = box !== "" || columns.size !== undefined || columns.length !== undefined;
  const entries: [string, number | undefined][] = [
    ...changes
      .filter((change) => sized || change !== "lower")
      .map((change): [string, number | undefined] => [labels[change](), found?.[change]]),
    [m.change_within(), result.splits.within.total - result.splits[split].total],
  ];
  return (
    <section className="border-y border-line py-4" aria-busy={!found}>
      <h3 className="font-semibold">{m.change_title()}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
        {entries.map(([label, change]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 lg:flex-col">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd
              className={`font-semibold whitespace-nowrap tabular-nums ${change !== undefined && change < 0 ? "text-good" : ""}`}
            >
              {change === undefined
                ? "…"
                : change === 0
                  ? m.mends_unchanged()
                  : formatDifference(change, result.currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">{m.change_note()}</p>
    </section>
  );
}

const mostBars = 6;

/** Cost by line, cost by country, and how many orders cost how much. */
function OrdersCharts() {
  const { phase, names, nameService } = usePricedFile();
  const { lines, countries, histogram } = phase.result.splits[phase.split];
  // the same money twice: one scale for both
  const bars = [lines, countries].flatMap((shares) => groupSmallShares(shares, mostBars));
  const most = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-8 lg:gap-16">
      <BarList title={m.orders_by_line()} shares={lines} most={most} nameShare={(key) => nameService(Number(key))} />
      <BarList title={m.orders_by_country()} shares={countries} most={most} nameShare={names.country} />
      {/* a handful of orders is read in the table, and has no typical price */}
      {histogram.counts.reduce((sum, count) => sum + count, 0) >= 8 && <PriceHistogram histogram={histogram} />}
    </div>
  );
}

type BarListProps = {
  title: string;
  shares: readonly Share[];
  /** The amount that is as long as the whole width. */
  most: number;
  nameShare: (key: string) => string;
};

/** Amounts as bars of one scale, each with its words. */
function BarList({ title, shares, most, nameShare }: BarListProps) {
  const { currency } = usePricedFile().phase.result;
  return (
    <section>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul>
        {groupSmallShares(shares, mostBars).map(({ key, orders, total }) => (
          <li key={key} className="pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0">
                {key === "" ? m.orders_others({ count: shares.length - mostBars + 1 }) : nameShare(key)}{" "}
                <span className="text-sm text-quiet tabular-nums">{formatNumber(orders)}</span>
              </span>
              <span className="ms-auto font-semibold whitespace-nowrap tabular-nums">
                {formatMoney(total, currency)}
              </span>
            </div>
            <ShareBar share={total / most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar of a share of the whole width, from 0 to 1. */
function ShareBar({ share, className = "bar-data" }: { share: number; className?: string }) {
  return (
    <svg className="mt-1 block h-2 w-full" aria-hidden="true">
      <rect width={formatPercent(share)} height="8" rx="2" className={className} />
    </svg>
  );
}

const box = { width: 300, height: 150, floor: 126, top: 22 };

/** How many orders cost how much, with the price that halves them. */
function PriceHistogram({ histogram: { step, counts, median } }: { histogram: Histogram }) {
  const { currency } = usePricedFile().phase.result;
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
