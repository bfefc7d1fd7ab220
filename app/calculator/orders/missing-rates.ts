import { rateOf } from "#rating/money.ts";
import type { Known } from "./messages.ts";
import { cellOf, currencyOf, type Reading } from "./read-order.ts";

/** Currencies that rows or headings name and that have no reference rate, the most frequent first. */
export function missingRates(rows: readonly (readonly string[])[], reading: Reading): Known["noRate"] {
  const { columns, rates, headed, currency } = reading;
  if (columns.currency === undefined && !headed.value && !headed.billed) return [];
  const found = new Map<string, number>();
  for (const row of rows) {
    const own = currencyOf(
      (field) => cellOf(row, field, columns),
      reading,
      columns.value === undefined ? "billed" : "value",
    );
    if (own !== currency && !rateOf(own, rates)) found.set(own, (found.get(own) ?? 0) + 1);
  }
  return [...found].map(([own, count]) => ({ currency: own, rows: count })).sort((a, b) => b.rows - a.rows);
}
