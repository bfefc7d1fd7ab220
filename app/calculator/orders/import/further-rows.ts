import type { Mass } from "#rating/shipment/units.ts";
import { detectWeightUnit, readQuantity } from "./cells.ts";
import { readCell, readRowWeight, readValue } from "./read-order.ts";
import { detectTotalLabel } from "./read-table.ts";
import { type CorrectedCells, type Corrections, type Field, type Reading, sizeFields } from "./types.ts";

type Rows = readonly (readonly string[])[];
type Cells = ReadonlyMap<number, CorrectedCells>;

/** Rows of orders that nobody sends: unpaid, called off or of no article, each with its further articles, which do not say so again. */
export function findVoidRows(rows: Rows, reading: Reading): Set<number> {
  const { columns, isVoid } = reading;
  const found = new Set<number>();
  if (columns.billed !== undefined || (!isVoid && columns.quantity === undefined)) return found;
  let above: string | undefined;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const quantity = columns.quantity === undefined ? "" : (row[columns.quantity] ?? "");
    // nearly all orders are of something
    if (quantity.startsWith("0") && Number(quantity.replace(",", ".")) === 0) found.add(at);
    if (!isVoid) continue;
    const name = readCell(row, "order", columns);
    const off = isVoid(row) || (name !== "" && name === above && readCell(row, "country", columns) === "");
    if (off) found.add(at);
    above = off ? name : undefined;
  }
  return found;
}

/**
 * Rows that are further articles of the order of the first row with their number, which go in its parcel, and what they
 * add to it: where a quantity counts articles and they go nowhere else. One that cannot be read stays a row of its own.
 */
export function findArticleRows(
  rows: Rows,
  reading: Reading,
  cells: Cells,
  isOut: (row: number) => boolean,
): Pick<Corrections, "articles" | "added"> {
  const { columns, units, marks, valueByItem } = reading;
  const articles = new Set<number>();
  const added = new Map<number, { mass: Mass; value: number }>();
  // without quantities two like rows may be two parcels, or one that stands twice: that is asked
  if (units.scope !== "articles" || columns.order === undefined || columns.quantity === undefined)
    return { articles, added };
  let head = -1;
  for (const [at, row] of rows.entries()) {
    if (isOut(at)) continue;
    const mended = cells.get(at);
    const cell = (field: Field) => readCell(row, field, columns, mended);
    const above = (field: Field) => readCell(rows[head] ?? [], field, columns, cells.get(head));
    const name = cell("order");
    const along = (field: Field) => cell(field) === "" || cell(field) === above(field);
    if (head < 0 || name === "" || name !== above("order") || !along("country") || !along("postcode")) {
      head = at;
      continue;
    }
    const weight = readRowWeight(cell, detectWeightUnit(cell("unit")), reading, mended);
    const quantity = readQuantity(cell("quantity"), marks.quantity);
    if (weight === undefined || quantity === undefined) continue;
    articles.add(at);
    const sum = added.get(head) ?? { mass: 0, value: 0 };
    const value = valueByItem ? Math.max(0, readValue(cell, reading, mended) ?? 0) : 0;
    added.set(head, { mass: sum.mass + weight * quantity, value: sum.value + value });
  }
  return { articles, added };
}

/**
 * Further parcels of the order above, by row, with the row that says where it goes: the country stands there once, and the
 * order number is the same, or none where a parcel is measured, as merged cells leave it.
 */
export function findContinuedRows(rows: Rows, reading: Reading, cells: Cells): Map<number, number> {
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
    const name = readCell(row, "order", columns);
    const same = head !== undefined && name !== "" && name === readCell(rows[head] ?? [], "order", columns);
    const measured = name === "" && sizeFields.some((side) => readCell(row, side, columns) !== "");
    if (head === undefined || (!same && !measured) || detectTotalLabel(row, row.length, country) !== undefined)
      head = undefined;
    else if (readCell(row, "weight", columns) !== "" && cells.get(at)?.country === undefined) found.set(at, head);
  }
  return found;
}
