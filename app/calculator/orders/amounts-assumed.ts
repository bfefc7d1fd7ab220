import { currencyIn } from "./money-text.ts";
import { cellOf, type Reading } from "./read-order.ts";

/** Whether a value or a bill stands somewhere without a currency, be it its own, its heading's or another column's. */
export function amountsAssumed(
  rows: readonly (readonly string[])[],
  header: readonly string[],
  { columns, currency }: Reading,
): boolean {
  return (["value", "billed"] as const).some((field) => {
    const at = columns[field];
    if (at === undefined || currencyIn(header[at] ?? "", currency)) return false;
    return rows.some((row) => {
      const text = cellOf(row, field, columns);
      return /\d/.test(text) && cellOf(row, "currency", columns) === "" && !currencyIn(text, currency);
    });
  });
}
