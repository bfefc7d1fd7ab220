import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../../names.ts";
import type { OrdersResult } from "../messages.ts";
import type { InvoiceResult } from "./check-invoice.ts";
import { InvoiceRows } from "./invoice-rows.tsx";
import { ruleKey, ruleText } from "./rule-text.ts";
import { TableHead } from "#app/ui/table-head.tsx";

type Props = {
  invoice: InvoiceResult | undefined;
  result: OrdersResult;
  /** The file names a line in each row. */
  named: boolean;
  page: CalculatorPage;
  names: CalculatorNames;
  onLine: (line: string) => void;
};

/** What was billed beside what the cards say: in all, by the rule that explains the difference, and row by row. */
export function InvoiceCheck({ invoice, result, named, page, names, onLine }: Props) {
  const { currency } = result;
  const amount = (minor: number) => money(minor, currency);
  const signed = (minor: number) => `${minor > 0 ? "+" : minor < 0 ? "−" : ""}${amount(Math.abs(minor))}`;
  return (
    <section aria-busy={!invoice} className="rounded-2xl border border-line bg-panel p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h3 className="text-xl font-semibold">
          {!invoice
            ? m.invoice_working()
            : invoice.billed === invoice.expected
              ? m.invoice_agrees({ rows: invoice.checked })
              : invoice.billed > invoice.expected
                ? m.invoice_over({ amount: amount(invoice.billed - invoice.expected) })
                : m.invoice_under({ amount: amount(invoice.expected - invoice.billed) })}
        </h3>
        <label>
          <span className="mb-1 block text-sm text-quiet">{m.invoice_line()}</span>
          <select className="field" value={invoice?.line ?? ""} onChange={({ target }) => onLine(target.value)}>
            {named && <option value="">{m.invoice_by_row()}</option>}
            {!named && !invoice && <option value="">…</option>}
            {page.services.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {invoice && (
        <>
          <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
            {[
              [m.invoice_checked(), number(invoice.checked)],
              [m.invoice_cards_say(), amount(invoice.expected)],
              [m.column_billed(), amount(invoice.billed)],
              [m.invoice_difference(), signed(invoice.billed - invoice.expected)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-quiet">{label}</dt>
                <dd className="text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {invoice.unchecked > 0 && (
            <p className="mt-2 text-sm text-quiet">{m.invoice_unchecked({ count: number(invoice.unchecked) })}</p>
          )}
          <table className="timetable mt-5">
            <TableHead
              columns={[
                m.invoice_rule(),
                { name: m.invoice_rows(), number: true },
                { name: m.invoice_difference(), number: true },
              ]}
            />
            <tbody>
              {invoice.groups.map(({ rule, rows, difference }) => (
                <tr key={ruleKey(rule)}>
                  <th scope="row">{ruleText(rule, names)}</th>
                  <td className="number">{number(rows)}</td>
                  <td className="number">{signed(difference)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <InvoiceRows invoice={invoice} rowNames={result.names} amount={amount} signed={signed} names={names} />
        </>
      )}
    </section>
  );
}
