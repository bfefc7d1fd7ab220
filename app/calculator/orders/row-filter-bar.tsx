import { m } from "#app/messages/m.ts";
import { type RowFilter, rowFilters } from "./shown-rows.ts";

type Props = {
  filter: RowFilter;
  find: string;
  /** Rows that are shown. */
  count: number;
  billed: boolean;
  onFilter: (filter: RowFilter) => void;
  onFind: (text: string) => void;
};

const names: Record<RowFilter, () => string> = {
  all: m.table_filter_all,
  unpriced: m.table_filter_unpriced,
  corrected: m.table_filter_corrected,
  differ: m.table_filter_differ,
};

/** Which rows the table shows: those of a kind, or those of one order number. */
export function RowFilterBar({ filter, find, count, billed, onFilter, onFind }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label className="w-44">
        <span className="mb-1 block text-sm text-quiet">{m.table_filter()}</span>
        <select
          className="field"
          value={filter}
          onChange={({ target }) => onFilter(rowFilters.find((known) => known === target.value) ?? "all")}
        >
          {rowFilters
            .filter((known) => known !== "differ" || billed)
            .map((known) => (
              <option key={known} value={known}>
                {names[known]()}
              </option>
            ))}
        </select>
      </label>
      <label className="w-44">
        <span className="mb-1 block text-sm text-quiet">{m.table_find()}</span>
        <input type="search" className="field" value={find} onChange={({ target }) => onFind(target.value)} />
      </label>
      <p className="pb-2 text-sm text-quiet tabular-nums">{m.table_found({ count })}</p>
    </div>
  );
}
