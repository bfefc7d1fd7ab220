import type { InvoiceResult } from "./check-invoice.ts";

/** What was billed for an order with the credits and charges of its number, in minor units. */
export function billedWith({ billedBy, others }: Pick<InvoiceResult, "billedBy" | "others">, row: number): number {
  return [row, ...(others.get(row) ?? [])].reduce((sum, at) => sum + (billedBy[at] ?? Number.NaN), 0);
}
