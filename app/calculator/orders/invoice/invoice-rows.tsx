import { m } from "#app/messages/m.ts";
import type { CalculatorNames } from "../../names.ts";
import type { InvoiceResult } from "./check-invoice.ts";
import { ruleText } from "./rule-text.ts";
import { TableHead } from "#app/ui/table-head.tsx";

type Props = {
  invoice: InvoiceResult;
  rowNames: readonly string[];
  amount: (minor: number) => string;
  signed: (minor: number) => string;
  names: CalculatorNames;
};

/** The rows that differ most; the download has them all. */
export function InvoiceRows({
  invoice: { worst, billedBy, expectedBy, ruleBy, groups },
  rowNames,
  amount,
  signed,
  names,
}: Props) {
  if (worst.length === 0) return null;
  return (
    <details className="group/fold mt-4">
      <summary className="min-h-11 content-center font-semibold text-link">
        {m.invoice_worst({ count: worst.length })}
      </summary>
      <div
        className="table-scroll mt-2"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the columns
        tabIndex={0}
        role="group"
        aria-label={m.invoice_worst({ count: worst.length })}
      >
        <table className="timetable min-w-xl text-sm">
          <TableHead
            columns={[
              m.orders_row(),
              { name: m.invoice_cards_say(), number: true },
              { name: m.column_billed(), number: true },
              { name: m.invoice_difference(), number: true },
              m.invoice_rule(),
            ]}
          />
          <tbody>
            {worst.map((row) => {
              const billed = billedBy[row] ?? 0;
              const expected = expectedBy[row] ?? 0;
              const rule = groups[ruleBy[row] ?? -1]?.rule;
              return (
                <tr key={row}>
                  <th scope="row">{rowNames[row] || m.rows_list({ list: String(row + 2), count: 1 })}</th>
                  <td className="number">{amount(expected)}</td>
                  <td className="number">{amount(billed)}</td>
                  <td className="number">{signed(billed - expected)}</td>
                  <td>{rule && ruleText(rule, names)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
