import { m } from "#app/messages/m.ts";
import { rowsText } from "../rows-text.ts";
import type { InvoiceResult, Unchecked } from "./check-invoice.ts";

const words: Record<Unchecked, (inputs: { count: number }) => string> = {
  "no-size": m.unchecked_no_size,
  "no-amount": () => m.unchecked_no_amount(),
  "no-rate": () => m.unchecked_no_rate(),
  "no-day": () => m.unchecked_no_day(),
  "no-card": () => m.unchecked_no_card(),
  "no-line": () => m.unchecked_no_line(),
  unread: () => m.unchecked_unread(),
  refused: () => m.unchecked_refused(),
  "left-out": () => m.unchecked_left(),
};

/** Rows that were not checked, by what stands in the way: none of them is an accusation. */
export function NotCheckedList({
  groups,
  rowNames,
}: {
  groups: InvoiceResult["unchecked"];
  rowNames: readonly string[];
}) {
  if (groups.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="font-semibold">
        {m.invoice_not_checked({ count: groups.reduce((sum, { rows }) => sum + rows.length, 0) })}
      </p>
      <ul className="mt-1 text-sm">
        {groups.map(({ why, rows }) => (
          <li key={why}>
            {words[why]({ count: rows.length })} <span className="text-quiet">{rowsText(rows, rowNames)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
