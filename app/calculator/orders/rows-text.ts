import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";

/** "Rows 12, 87, 131 and 11 more": lines of the file, whose first is the header. */
export function rowsText({ rows, first }: { rows: number; first: readonly number[] }): string {
  const rowList = list(first.map((row) => String(row + 2)));
  return rows > first.length
    ? m.rows_and_more({ list: rowList, more: number(rows - first.length) })
    : m.rows_list({ list: rowList, count: rows });
}
