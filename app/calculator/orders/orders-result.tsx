import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorNames } from "../names.ts";
import { Switch } from "../switch.tsx";
import { InvoiceCheck } from "./invoice/invoice-check.tsx";
import { ruleKey, ruleText } from "./invoice/rule-text.ts";
import { OrdersCharts } from "./orders-charts.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { RefusedList } from "./refused-list.tsx";
import { SplitComparison } from "./split-comparison.tsx";
import { splits } from "./splits.ts";
import { Understood } from "./understood.tsx";
import { UnreadList } from "./unread-list.tsx";
import type { ResultPhase, useOrders } from "./use-orders.ts";
import { WhatIfRow } from "./what-if-row.tsx";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
};

/** What a file costs: the total, the split behind it, what would change it, and what waits for an answer. */
export function OrdersResultView({ phase, orders, page, names }: Props) {
  const { result, table, file, split, changes, invoice, mends } = phase;
  const { currency, services, taken, unread, refused } = result;
  const own = result.splits[split];
  const nameOf = (at: number) => names.service(services[at]?.service ?? "").name;
  const download = () => {
    const lines = Object.fromEntries(services.map(({ service }, at) => [service, nameOf(at)]));
    const rules = Object.fromEntries((invoice?.groups ?? []).map(({ rule }) => [ruleKey(rule), ruleText(rule, names)]));
    orders.download(lines, rules);
  };
  const waiting = unread.count + refused.count;
  return (
    <div className="mt-8 space-y-9">
      <div>
        <p className="text-sm text-quiet">{m.orders_stays({ file })}</p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">
            {m.orders_priced({ taken: number(taken), rows: number(table.rows), total: money(own.total, currency) })}
          </h2>
          <button type="button" className="button" onClick={download}>
            <Icon name="lucide:download" />
            {m.orders_download()}
          </button>
        </div>
        <Understood table={table} onChange={orders.changeColumns} />
        {mends.length > 0 && (
          <p className="mt-1 text-sm text-quiet">
            {m.mends_given({ count: mends.length })}
            {m.between_sentences()}
            <button
              type="button"
              className="min-h-6 font-semibold text-link underline underline-offset-4"
              onClick={() => orders.mend()}
            >
              {m.mends_undo()}
            </button>
          </p>
        )}
      </div>
      {result.billed && (
        <InvoiceCheck
          invoice={invoice}
          result={result}
          named={table.columns.line !== undefined}
          page={page}
          names={names}
          onLine={orders.checkAgainst}
        />
      )}
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
            {taken > 0 &&
              m.orders_average({ count: number(taken), price: money(Math.round(own.total / taken), currency) })}
            {m.between_sentences()}
            {waiting > 0 && m.orders_waiting({ count: waiting })}
          </p>
        </div>
      </div>
      {taken > 0 && <OrdersCharts result={result} split={split} names={names} nameOf={nameOf} />}
      {taken > 0 && <WhatIfRow found={changes} currency={currency} within={result.splits.within.total - own.total} />}
      {waiting > 0 && (
        <div className="grid gap-8 xl:grid-cols-2">
          <UnreadList unread={unread} page={page} onMend={orders.mend} />
          <RefusedList refused={refused} file={file} page={page} names={names} onMend={orders.mend} />
        </div>
      )}
      <OrdersTable key={split} phase={phase} onSort={orders.sort} nameOf={nameOf} countryName={names.country} />
    </div>
  );
}
