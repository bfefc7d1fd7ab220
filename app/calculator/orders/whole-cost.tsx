import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../names.ts";
import { Switch } from "../switch.tsx";
import { OrdersCharts } from "./orders-charts.tsx";
import { SplitComparison } from "./split-comparison.tsx";
import { splits } from "./splits.ts";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";
import { ValueNote } from "./value-note.tsx";
import { WhatIfRow } from "./what-if-row.tsx";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  names: CalculatorNames;
  nameOf: (service: number) => string;
};

/** What the orders cost on the lines of a split, beside one line for all, and what would change it. */
export function WholeCost({ phase, orders, names, nameOf }: Props) {
  const { result, split, changes, table, box } = phase;
  const { currency, taken } = result;
  const own = result.splits[split];
  const sized = box !== "" || table.columns.size !== undefined || table.columns.length !== undefined;
  if (taken === 0) return null;
  return (
    <div className="space-y-10">
      <ValueNote phase={phase} names={names} onChange={orders.changeColumns} />
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <SplitComparison result={result} split={split} nameOf={nameOf} />
        <div>
          <Switch
            name="split"
            label={m.orders_each_takes()}
            value={split}
            options={splits.map(
              (one) =>
                [one, { cheapest: m.split_cheapest, within: m.split_within, fastest: m.split_fastest }[one]()] as const,
            )}
            onChange={orders.chooseSplit}
            showLabel
          />
          <p className="mt-2 text-sm text-quiet">
            {m.orders_average({ count: number(taken), price: money(Math.round(own.total / taken), currency) })}
          </p>
        </div>
      </div>
      <OrdersCharts result={result} split={split} names={names} nameOf={nameOf} />
      <WhatIfRow found={changes} currency={currency} within={result.splits.within.total - own.total} sized={sized} />
    </div>
  );
}
