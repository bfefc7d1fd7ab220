import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";

/** "Rows 12, 87, 131 and 11 more": lines of the file, whose first is the header. */
export function rowsText({ rows, first }: { rows: number; first: readonly number[] }): string {
  const list = first.map((row) => String(row + 2)).join(", ");
  return rows > first.length
    ? m.rows_and_more({ list, more: number(rows - first.length) })
    : m.rows_list({ list, count: rows });
}
