import { useMemo, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import type { CalculatorNames } from "../names.ts";
import type { SortColumn } from "./messages.ts";
import { OrderRow } from "./order-row.tsx";
import { compared, OrdersTableHead, sortable, type Sorting } from "./orders-table-head.tsx";
import { RowFilterBar } from "./row-filter-bar.tsx";
import { RowPanel } from "./row-panel.tsx";
import { type RowFilter, shownRows } from "./shown-rows.ts";
import type { ResultPhase } from "./phase.ts";
import type { useOrders } from "./use-orders.ts";

type Props = {
  phase: ResultPhase;
  orders: ReturnType<typeof useOrders>;
  page: CalculatorPage;
  names: CalculatorNames;
  nameOf: (service: number) => string;
};

const rowHeight = 44;
/** Half a row is cut, so that one sees that there are more. */
const viewHeight = 462;
const spare = 6;

/** All rows of the file. Only those in view are in the document, so that a hundred thousand scroll like twenty. */
export function OrdersTable({ phase, orders, page, names, nameOf }: Props) {
  const [top, setTop] = useState(0);
  const [sort, setSort] = useState<Sorting>({ by: "row", descending: false });
  const [filter, setFilter] = useState<RowFilter>("all");
  const [find, setFind] = useState("");
  const [opened, setOpened] = useState<number>();
  const { result, sorted, invoice } = phase;
  const rows = useMemo(
    () => shownRows({ result, sorted, invoice }, filter, find),
    [result, sorted, invoice, filter, find],
  );
  const count = rows.length;
  const first = Math.min(count, Math.max(0, Math.floor(top / rowHeight) - spare));
  const last = Math.min(count, Math.ceil((top + viewHeight) / rowHeight) + spare);
  const billed = Boolean(result.billed);
  const width = sortable(billed).length + compared(billed).length;
  const lineNames = page.services.map(({ name }) => name);
  const sortBy = (by: SortColumn) => {
    const descending = sort.by === by && !sort.descending;
    setSort({ by, descending });
    orders.sort(by, descending);
  };
  return (
    <div className="space-y-4">
      <RowFilterBar filter={filter} find={find} count={count} billed={billed} onFilter={setFilter} onFind={setFind} />
      <div
        className="overflow-auto rounded-xl border border-line"
        style={{ height: Math.min(viewHeight, (count + 1) * rowHeight + 2) }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the rows
        tabIndex={0}
        role="group"
        aria-label={m.orders_all()}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        <table
          className={`w-full border-collapse text-start text-sm ${billed ? "min-w-md" : ""}`}
          aria-rowcount={count + 1}
        >
          <OrdersTableHead billed={billed} sort={sort} onSort={sortBy} />
          <tbody>
            {first > 0 && (
              <tr>
                <td colSpan={width} height={first * rowHeight} className="p-0" />
              </tr>
            )}
            {Array.from({ length: last - first }, (_, index) => (
              <OrderRow
                key={rows[first + index]}
                row={rows[first + index] ?? 0}
                place={first + index}
                phase={phase}
                corrected={result.corrected.has(rows[first + index] ?? -1)}
                names={names}
                lineNames={lineNames}
                nameOf={nameOf}
                onOpen={setOpened}
              />
            ))}
            {last < count && (
              <tr>
                <td colSpan={width} height={(count - last) * rowHeight} className="p-0" />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {opened !== undefined && (
        <RowPanel
          key={opened}
          row={opened}
          phase={phase}
          orders={orders}
          page={page}
          names={names}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
