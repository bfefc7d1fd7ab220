import { readMoney } from "./money.ts";
import { readCell } from "./read-order.ts";
import { detectTotalLabel } from "./read-table.ts";
import { type Field, type Reading, type Rows, sizeFields } from "./types.ts";

/** Of one row nobody makes a sum. */
const fewest = 2;

/**
 * Rows of an invoice that are sums of the rows above, to the cent, whatever they are called: of those since the last sum,
 * of that sum and what was added to it, or of all. Such a row goes nowhere and has no size; one with the number of some
 * order is a charge for it, unless all rows that it sums have that number.
 */
export function findTotalRows(rows: Rows, reading: Reading): ReadonlySet<number> {
  const { columns, marks } = reading;
  const { country, billed } = columns;
  const found = new Set<number>();
  if (country === undefined || billed === undefined) return found;
  const goesNowhere = (row: readonly string[]) => !row[country]?.trim();
  // nearly all files have no such row, and their amounts are read once, by the check
  if (!rows.some((row) => goesNowhere(row) && row[billed]?.trim())) return found;
  const names = new Set<string>();
  let since = { cents: 0, rows: 0, name: "" as string | undefined };
  let whole = { cents: 0, rows: 0 };
  let last = 0;
  const startAnew = (cents: number) => {
    last = cents;
    since = { cents: 0, rows: 0, name: "" };
  };
  for (const [at, row] of rows.entries()) {
    const cell = (field: Field) => readCell(row, field, columns);
    const amount = readMoney(cell("billed"), marks.billed);
    if (amount === undefined) continue;
    const cents = Math.round(amount * 100);
    const nowhere = goesNowhere(row);
    if (nowhere && detectTotalLabel(row, row.length, country) !== undefined) {
      startAnew(cents);
      continue;
    }
    const name = cell("order");
    const isOwn = name === "" || !names.has(name) || since.rows === 0 || since.name === name;
    const mayBeSum = nowhere && cents !== 0 && isOwn && sizeFields.every((side) => cell(side) === "");
    const isSum =
      (cents === since.cents && since.rows >= fewest) ||
      (cents === last + since.cents && last !== 0 && since.rows > 0) ||
      (cents === whole.cents && whole.rows >= fewest);
    // a parcel whose country was forgotten has a number and a weight
    if (mayBeSum && isSum && (name === "" || cell("weight") === "")) {
      found.add(at);
      startAnew(cents);
      continue;
    }
    names.add(name);
    since = {
      cents: since.cents + cents,
      rows: since.rows + 1,
      name: since.rows === 0 || since.name === name ? name : undefined,
    };
    whole = { cents: whole.cents + cents, rows: whole.rows + 1 };
  }
  return found;
}
