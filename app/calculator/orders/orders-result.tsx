import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorNames } from "../names.ts";
import { OrdersTable } from "./orders-table.tsx";
import { UnfitList } from "./unfit-list.tsx";
import type { Phase, useOrders } from "./use-orders.ts";

type Props = { phase: Extract<Phase, { at: "result" }>; orders: ReturnType<typeof useOrders>; names: CalculatorNames };

/** Totals a service, the cheapest and the fastest mix, every row, and the rows that fit nowhere. */
export function OrdersResultView({ phase, orders, names }: Props) {
  const { result, table, file } = phase;
  const { currency, services, unfit, unfitCount, taken } = result;
  const nameOf = Object.fromEntries(services.map(({ service }) => [service, names.service(service).name]));
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg font-semibold">
          {m.orders_done({ file, taken: number(taken), rows: number(table.rows) })}
        </h3>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-quiet" onClick={orders.changeColumns}>
            {m.columns_change()}
          </button>
          <button type="button" className="button" onClick={() => orders.download(nameOf)}>
            <Icon name="lucide:download" />
            {m.orders_download()}
          </button>
        </div>
      </div>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {[
          [m.orders_cheapest(), result.cheapest],
          [m.orders_fastest(), result.fastest],
        ].map(([label, total]) => (
          <div key={label} className="rounded-xl border border-line bg-panel p-5">
            <dt className="text-quiet">{label}</dt>
            <dd className="mt-1 text-2xl font-semibold tabular-nums">{money(Number(total), currency)}</dd>
          </div>
        ))}
      </dl>
      <table className="timetable mt-6">
        <caption className="sr-only">{m.orders_by_line()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.table_line()}</th>
            <th scope="col" className="number">
              {m.orders_rows()}
            </th>
            <th scope="col" className="number">
              {m.orders_total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...services]
            .sort((a, b) => b.taken - a.taken)
            .map(({ service, taken: rows, total }) => (
              <tr key={service}>
                <th scope="row">{nameOf[service]}</th>
                <td className="number">{number(rows)}</td>
                <td className="number">{rows > 0 ? money(total, currency) : "–"}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <OrdersTable phase={phase} onSort={orders.sort} nameOf={(at) => nameOf[services[at]?.service ?? ""] ?? ""} />
      {unfitCount > 0 && <UnfitList unfit={unfit} count={unfitCount} nameOf={nameOf} />}
    </div>
  );
}
