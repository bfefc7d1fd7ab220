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

const mayBeCredit = /[-−–－(]|cr/i;

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
  const goesNowhere = columns.country !== undefined && empty("country");
  const billed = columns.billed === undefined ? "" : cellOf(row, "billed", columns);
  // a hundred thousand rows are orders: their amounts are read once, by the check
  const amount = goesNowhere || mayBeCredit.test(billed) ? readMoney(billed, marks.billed) : undefined;
  if (amount !== undefined && amount < 0) return "credit";
  if (!goesNowhere) return undefined;
  if (isBlank(row)) return "blank";
  if (sumOf(row, row.length, columns.country) !== undefined) return "sum";
  if (!empty("weight") || !sizeFields.every(empty)) return undefined;
  if (amount !== undefined) return "charge";
  const name = cellOf(row, "order", columns);
  return name !== "" && name === above ? "article" : undefined;
}
