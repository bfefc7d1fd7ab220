import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SortColumn } from "./messages.ts";

export type Sorting = { by: SortColumn; descending: boolean };

/** The columns by which the rows can be sorted; a file with invoiced amounts has no choice of lines. */
export function sortable(billed: boolean): (readonly [SortColumn, string, string])[] {
  return [
    ["row", m.orders_row(), "text-start"],
    ["country", m.column_country(), "text-start"],
    ["weight", m.column_weight(), "text-end max-sm:hidden"],
    ...(billed ? [] : [["total", m.orders_chosen_line(), "text-start"] as const]),
  ];
}

/** What stands beside them where a file has invoiced amounts. */
export function compared(billed: boolean): (readonly [string, string])[] {
  if (!billed) return [];
  return [
    [m.invoice_cards_say(), "text-start"],
    [m.column_billed(), "text-end"],
    [m.invoice_difference(), "text-end"],
  ];
}

type Props = { billed: boolean; sort: Sorting; onSort: (by: SortColumn) => void };

/** The head of the table of orders: buttons that sort, and an arrow at the one that does. */
export function OrdersTableHead({ billed, sort, onSort }: Props) {
  return (
    <thead className="sticky top-0 bg-panel">
      <tr className="h-11 border-b border-line">
        {sortable(billed).map(([by, label, align]) => (
          <th
            key={by}
            scope="col"
            className={`px-2 sm:px-3 ${align}`}
            aria-sort={sort.by === by ? (sort.descending ? "descending" : "ascending") : undefined}
          >
            <button
              type="button"
              className="inline-flex min-h-8 items-center gap-1 text-start font-semibold"
              onClick={() => onSort(by)}
            >
              {label}
              <Icon
                name={sort.by === by && sort.descending ? "lucide:chevron-down" : "lucide:chevron-up"}
                className={`size-4! ${sort.by === by ? "" : "text-line"}`}
              />
            </button>
          </th>
        ))}
        {compared(billed).map(([label, align]) => (
          <th key={label} scope="col" className={`px-3 font-semibold ${align}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
