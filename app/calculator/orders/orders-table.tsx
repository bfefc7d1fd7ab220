import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SortColumn } from "./messages.ts";
import type { ResultPhase } from "./use-orders.ts";
import { clauses } from "#app/ui/joined.ts";

type Props = {
  phase: ResultPhase;
  onSort: (by: SortColumn, descending: boolean) => void;
  nameOf: (service: number) => string;
  countryName: (code: string) => string;
};

const rowHeight = 44;
const viewHeight = 440;
const spare = 6;

/** All rows of the file. Only those in view are in the document, so that a hundred thousand scroll like twenty. */
export function OrdersTable({ phase, onSort, nameOf, countryName }: Props) {
  const [top, setTop] = useState(0);
  const [sort, setSort] = useState<{ by: SortColumn; descending: boolean }>({ by: "row", descending: false });
  const { result, sorted } = phase;
  const { service: chosen, totals } = result.splits[phase.split];
  const count = result.names.length;
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((top + viewHeight) / rowHeight) + spare);
  const columns: [SortColumn, string][] = [
    ["row", m.orders_row()],
    ["country", m.column_country()],
    ["weight", m.column_weight()],
    ["total", m.orders_chosen_line()],
  ];
  const sortBy = (by: SortColumn) => {
    const descending = sort.by === by && !sort.descending;
    setSort({ by, descending });
    onSort(by, descending);
  };
  return (
    <div
      className="h-110 overflow-auto rounded-xl border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the rows
      tabIndex={0}
      role="group"
      aria-label={m.orders_all()}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <table className="w-full min-w-lg border-collapse text-start text-sm" aria-rowcount={count + 1}>
        <thead className="sticky top-0 bg-panel">
          <tr className="h-11 border-b border-line">
            {columns.map(([by, label]) => (
              <th
                key={by}
                scope="col"
                className="px-3"
                aria-sort={sort.by === by ? (sort.descending ? "descending" : "ascending") : undefined}
              >
                <button
                  type="button"
                  className="inline-flex min-h-8 items-center gap-1 font-semibold"
                  onClick={() => sortBy(by)}
                >
                  {label}
                  {sort.by === by && (
                    <Icon name={sort.descending ? "lucide:chevron-down" : "lucide:chevron-up"} className="size-4!" />
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={4} height={first * rowHeight} className="p-0" />
          </tr>
          {Array.from({ length: last - first }, (_, offset) => {
            const at = sorted?.[first + offset] ?? first + offset;
            const service = chosen[at] ?? -1;
            return (
              <tr key={at} aria-rowindex={first + offset + 2} className="h-11 border-b border-line tabular-nums">
                <th scope="row" className="max-w-40 truncate px-3 font-normal">
                  {result.names[at] || at + 2}
                </th>
                <td className="px-3">{countryName(result.countries[at] ?? "") || "–"}</td>
                <td className="px-3">{number(result.grams[at] ?? 0, 0)} g</td>
                <td className="px-3">
                  {service < 0 ? (
                    <span className="text-bad">{m.orders_unfit()}</span>
                  ) : (
                    clauses([money(totals[at] ?? 0, result.currency), nameOf(service)])
                  )}
                </td>
              </tr>
            );
          })}
          <tr>
            <td colSpan={4} height={(count - last) * rowHeight} className="p-0" />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
