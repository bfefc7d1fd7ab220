import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { SegmentedControl } from "../../form/field.tsx";
import { splits } from "../pricing/splits.ts";
import { type Change, changes } from "../types.ts";
import { usePricedFile } from "../priced-file.ts";
import { ShareBar, OrdersCharts } from "./orders-charts.tsx";
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
      <dl className="mt-3 space-y-4">
        {(
          [
            ["one", m.orders_one_line({ line: name }), line, "bar-other"],
            ["own", m.orders_your_split(), own, saved >= 0 ? "bar-good" : "bar-data"],
          ] as const
        ).map(([key, label, value, bar]) => (
          <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 sm:grid-cols-[13rem_1fr_6.5rem]">
            <dt className={key === "own" ? "font-semibold" : "text-quiet"}>{label}</dt>
            <dd className="text-end font-semibold tabular-nums sm:order-last">{formatMoney(value, currency)}</dd>
            <dd className="col-span-2 sm:col-span-1" aria-hidden="true">
              <ShareBar share={value / scale} className={bar} />
            </dd>
          </div>
        ))}
      </dl>
      {orders < taken && (
        <p className="mt-2 text-sm text-quiet">
          {m.orders_compared({ line: name, orders: formatNumber(orders), taken: formatNumber(taken) })}
        </p>
      )}
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
