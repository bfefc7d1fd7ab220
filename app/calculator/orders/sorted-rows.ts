import type { OrdersResult, SortColumn } from "./messages.ts";

/** Row numbers in the order of a column. Rows that are equal keep the order of the file. */
export function sortedRows(
  { names, countries, grams, bestTotal }: OrdersResult,
  by: SortColumn,
  descending: boolean,
): Uint32Array<ArrayBuffer> {
  const rows = Uint32Array.from({ length: names.length }, (_, at) => at);
  const compare: Record<SortColumn, (a: number, b: number) => number> = {
    row: (a, b) => a - b,
    country: (a, b) =>
      (countries[a] ?? "") < (countries[b] ?? "") ? -1 : (countries[a] ?? "") > (countries[b] ?? "") ? 1 : a - b,
    weight: (a, b) => (grams[a] ?? 0) - (grams[b] ?? 0) || a - b,
    total: (a, b) => (bestTotal[a] ?? 0) - (bestTotal[b] ?? 0) || a - b,
  };
  rows.sort(compare[by]);
  return descending ? rows.reverse() : rows;
}
