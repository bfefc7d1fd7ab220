import { useEffect, useMemo, useState } from "react";
import { m } from "#app/messages/m.ts";
import type { ResultPhase } from "../phase.ts";
import { type RowState, rowStates, type SortColumn, type Sorting } from "../types.ts";
import { Options } from "../../form/field.tsx";
import { usePricedFile } from "../priced-file.ts";
import { listOrderColumns, OrderRow, OrdersTableHead } from "./order-row.tsx";
import { RowPanel } from "./row-panel.tsx";

/** In rem, as the letters are. */
const rowSize = 2.75;
/** Half a row is cut, so that one sees that there are more. */
const rowsShown = 10.5;
const spare = 6;

/** All rows of the file. Only those in view are in the document, so that a hundred thousand scroll like twenty. */
export function OrdersTable() {
  const { phase, orders } = usePricedFile();
  const [top, setTop] = useState(0);
  const [sort, setSort] = useState<Sorting>({ by: "row", descending: false });
  const [choice, setChoice] = useState<RowChoice>({ filter: "all", find: "" });
  const [opened, setOpened] = useState<number>();
  const { result, invoice } = phase;
  const inFileOrder = sort.by === "row" && !sort.descending;
  const sorted = inFileOrder ? undefined : phase.sorted;
  // asked again whenever the file was priced anew
  useEffect(() => {
    if (result && !inFileOrder) orders.sort(sort);
  }, [sort, result]);
  const rows = useMemo(() => filterRows({ result, sorted, invoice }, choice), [result, sorted, invoice, choice]);
  const count = rows.length;
  const rowHeight = rowSize * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const viewHeight = rowsShown * rowHeight;
  const first = Math.min(count, Math.max(0, Math.floor(top / rowHeight) - spare));
  const last = Math.min(count, Math.ceil((top + viewHeight) / rowHeight) + spare);
  const { billed } = result;
  const width = listOrderColumns(billed).length;
  const sortBy = (by: SortColumn) => setSort({ by, descending: sort.by === by && !sort.descending });
  return (
    <div className="space-y-4">
      <RowFilterBar choice={choice} count={count} billed={billed} onChoose={setChoice} />
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
          // what has no room scrolls; broken words would not fit their rows
          className={`w-full border-collapse text-start text-sm wrap-normal ${billed ? "sm:min-w-md" : ""}`}
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
      {opened !== undefined && <RowPanel key={opened} row={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

const rowFilters = ["all", "unpriced", "corrected", "differ"] as const;
type RowFilter = (typeof rowFilters)[number];
/** Rows of a kind whose order number holds a text. */
type RowChoice = { filter: RowFilter; find: string };

/** The chosen rows, as they are sorted. */
function filterRows(
  { result, sorted, invoice }: Pick<ResultPhase, "result" | "sorted" | "invoice">,
  { filter, find }: RowChoice,
): ArrayLike<number> {
  // what is no order is counted, not listed; of an invoice it has an amount
  const { names, states, corrected, billed } = result;
  const hidden: RowState[] = billed ? ["blank"] : ["blank", "no-order"];
  const out = new Set<number | undefined>(hidden.map((state) => rowStates.indexOf(state)));
  const priced = rowStates.indexOf("priced");
  const isOfKind: Record<RowFilter, (row: number) => boolean> = {
    all: () => true,
    unpriced: (row) => states[row] !== priced,
    corrected: (row) => corrected.has(row),
    differ: (row) => {
      const expected = invoice?.expectedBy[row] ?? -1;
      return expected >= 0 && expected !== invoice?.billedBy[row];
    },
  };
  const wanted = find.trim().toUpperCase();
  return (sorted ?? Uint32Array.from(names.keys())).filter(
    (row) =>
      !out.has(states[row]) &&
      isOfKind[filter](row) &&
      (wanted === "" || (names[row] ?? "").toUpperCase().includes(wanted)),
  );
}

type RowFilterBarProps = {
  choice: RowChoice;
  /** Rows that are shown. */
  count: number;
  billed: boolean;
  onChoose: (choice: RowChoice) => void;
};

const filterNames: Record<RowFilter, () => string> = {
  all: m.table_filter_all,
  unpriced: m.table_filter_unpriced,
  corrected: m.table_filter_corrected,
  differ: m.table_filter_differ,
};

/** Which rows the table shows: those of a kind, or those of one order number. */
function RowFilterBar({ choice, count, billed, onChoose }: RowFilterBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label className="w-[11rem]">
        <span className="mb-1 block text-sm text-quiet">{m.table_filter()}</span>
        <select
          className="field"
          value={choice.filter}
          onChange={({ target }) =>
            onChoose({ ...choice, filter: rowFilters.find((known) => known === target.value) ?? "all" })
          }
        >
          <Options
            choices={rowFilters.flatMap((own) => (own !== "differ" || billed ? [[own, filterNames[own]()]] : []))}
          />
        </select>
      </label>
      <label className="w-[11rem]">
        <span className="mb-1 block text-sm text-quiet">{m.table_find()}</span>
        <input
          type="search"
          className="field"
          value={choice.find}
          onChange={({ target }) => onChoose({ ...choice, find: target.value })}
        />
      </label>
      <p className="pb-2 text-sm text-quiet tabular-nums">{m.table_found({ count })}</p>
    </div>
  );
}
