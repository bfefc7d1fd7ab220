import type { OrdersResult, SortColumn } from "./messages.ts";
import type { Split } from "./splits.ts";

/** Row numbers in the order of a column. Rows that are equal keep the order of the file. */
export function sortedRows(
  { names, countries, grams, splits }: OrdersResult,
  by: SortColumn,
  descending: boolean,
  split: Split,
): Uint32Array<ArrayBuffer> {
  const { totals } = splits[split];
  const rows = Uint32Array.from({ length: names.length }, (_, at) => at);
  const compare: Record<SortColumn, (a: number, b: number) => number> = {
    row: (a, b) => a - b,
    country: (a, b) =>
      (countries[a] ?? "") < (countries[b] ?? "") ? -1 : (countries[a] ?? "") > (countries[b] ?? "") ? 1 : a - b,
    weight: (a, b) => (grams[a] ?? 0) - (grams[b] ?? 0) || a - b,
    total: (a, b) => (totals[a] ?? 0) - (totals[b] ?? 0) || a - b,
  };
  rows.sort(compare[by]);
  return descending ? rows.reverse() : rows;
}
