import { sizeFields } from "./columns.ts";
import { cellOf, type Mended, type Reading } from "./read-order.ts";
import { sumOf } from "./total-row.ts";

/**
 * Further parcels of the order above, by row, with the row that says where it goes: the country stands there once, and the
 * order number is the same, or none where a parcel is measured, as merged cells leave it.
 */
export function continuedRows(
  rows: readonly (readonly string[])[],
  reading: Reading,
  cells: ReadonlyMap<number, Mended>,
): Map<number, number> {
  const { columns } = reading;
  const found = new Map<number, number>();
  const { country, order } = columns;
  if (country === undefined || order === undefined) return found;
  let head: number | undefined;
  for (const [at, row] of rows.entries()) {
    if (row[country]?.trim()) {
      head = at;
      continue;
    }
    const name = cellOf(row, "order", columns);
    const same = head !== undefined && name !== "" && name === cellOf(rows[head] ?? [], "order", columns);
    const measured = name === "" && sizeFields.some((side) => cellOf(row, side, columns) !== "");
    if (head === undefined || (!same && !measured) || sumOf(row, row.length, country) !== undefined) head = undefined;
    else if (cellOf(row, "weight", columns) !== "" && cells.get(at)?.country === undefined) found.set(at, head);
  }
  return found;
}
