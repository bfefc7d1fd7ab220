import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/joined.ts";
import { rowText } from "../rows-text.ts";
import type { InvoiceResult } from "./check-invoice.ts";

/** "Net of $24.90 and −$9.95 (row 14)": what an order's amount consists of where other rows correct it. */
export function netText(
  { billedBy, others }: Pick<InvoiceResult, "billedBy" | "others">,
  row: number,
  amount: (minor: number) => string,
  signed: (minor: number) => string,
): string | undefined {
  const own = others.get(row);
  if (!own) return undefined;
  const corrected = own.map((at) => m.noted({ text: signed(billedBy[at] ?? 0), note: rowText(at, []) }));
  return m.invoice_net({ own: amount(billedBy[row] ?? 0), others: list(corrected) });
}
