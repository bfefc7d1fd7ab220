import { sizeFields } from "./columns.ts";
import { readMoney } from "./money-text.ts";
import { cellOf, type Mended, type Reading } from "./read-order.ts";
import { isBlank } from "./table-of.ts";
import { sumOf } from "./total-row.ts";

/**
 * What a row is that is no order: an amount given back, a charge for something else than a parcel, a further article of
 * the order above, a sum of other rows, or nothing at all.
 */
export type NoOrder = "credit" | "charge" | "article" | "sum" | "blank";

/**
 * Tells rows that are no orders. Nothing is carried for a negative amount; a row without country, weight and size is no
 * parcel where it is an amount alone or has the number of the order above (`above`).
 */
export function noOrderOf(
  row: readonly string[],
  reading: Reading,
  mended: Mended | undefined,
  above: string | undefined,
): NoOrder | undefined {
  const { columns, marks } = reading;
  const empty = (field: Parameters<typeof cellOf>[1]) => cellOf(row, field, columns, mended) === "";
  const amount = columns.billed === undefined ? undefined : readMoney(cellOf(row, "billed", columns), marks.billed);
  if (amount !== undefined && amount < 0) return "credit";
  if (columns.country === undefined || !empty("country")) return undefined;
  if (isBlank(row)) return "blank";
  if (sumOf(row, row.length, columns.country) !== undefined) return "sum";
  if (!empty("weight") || !sizeFields.every(empty)) return undefined;
  if (amount !== undefined) return "charge";
  const name = cellOf(row, "order", columns);
  return name !== "" && name === above ? "article" : undefined;
}
