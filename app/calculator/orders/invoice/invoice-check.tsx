import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { date, money, number } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { CalculatorNames } from "../../names.ts";
import type { ResultPhase } from "../phase.ts";
import type { InvoiceResult } from "./check-invoice.ts";
import { InvoiceRows } from "./invoice-rows.tsx";
import { NextSteps } from "./next-steps.tsx";
import { NotCheckedList } from "./not-checked-list.tsx";
import { ruleKey } from "./rule-key.ts";
import { UnknownLines } from "./unknown-lines.tsx";
import { ruleText } from "./rule-text.ts";

type Props = {
  phase: ResultPhase;
  page: CalculatorPage;
  names: CalculatorNames;
  /** Chooses the line that rows are checked against; none on paper. */
  onLine?: (line: string) => void;
  onCall?: (name: string, line: string) => void;
};

/** What was billed beside what the cards say: in all, row by row, and by the rule that explains the difference. */
export function InvoiceCheck({ phase, page, names, onLine, onCall }: Props) {
  const { invoice, result, table, file } = phase;
  const lineNames = page.services.map(({ name }) => name);
  const amount = (minor: number) => `${minor < 0 ? "−" : ""}${money(Math.abs(minor), result.currency)}`;
  const signed = (minor: number) => `${minor > 0 ? "+" : minor < 0 ? "−" : ""}${amount(Math.abs(minor))}`;
  const named = table.columns.line !== undefined;
  return (
    <section aria-busy={!invoice} className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">
          {invoice ? headline(invoice, amount) : m.invoice_working()}
        </h2>
        {onLine && (
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
        )}
      </div>
      <p className="max-w-3xl text-quiet">
        {invoice?.dayBy ? daysText(invoice.dayBy) : m.invoice_day({ day: date(result.day) })}
      </p>
      {invoice && invoice.groups.length === 0 && <p>{m.invoice_none_text()}</p>}
      {invoice && invoice.groups.length > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
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
          <InvoiceRows
            invoice={invoice}
            result={result}
            lineNames={lineNames}
            amount={amount}
            signed={signed}
            names={names}
          />
          <table className="timetable timetable-tight">
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
          {onLine && (
            <NextSteps
              invoice={invoice}
              result={result}
              email={page.email}
              words={{ file, names, lineNames, amount, signed }}
            />
          )}
        </>
      )}
      {invoice && onCall && <UnknownLines unknown={invoice.unknown} services={page.services} onCall={onCall} />}
      {invoice && <NotCheckedList groups={invoice.unchecked} rowNames={result.names} />}
    </section>
  );
}

/** From which day to which the rows were checked, each with its own. */
function daysText(days: readonly (string | undefined)[]): string {
  const known = days.filter((day) => day !== undefined).sort();
  const ends = new Set([known[0], known.at(-1)].flatMap((day) => (day ? [date(day)] : [])));
  return ends.size === 0 ? "" : m.invoice_days({ days: [...ends].join(" – ") });
}

function headline({ checked, billed, expected, differing }: InvoiceResult, amount: (minor: number) => string): string {
  if (checked === 0) return billed === 0 ? m.invoice_none() : m.invoice_others({ amount: amount(billed) });
  if (billed > expected) return m.invoice_over({ amount: amount(billed - expected) });
  if (billed < expected) return m.invoice_under({ amount: amount(expected - billed) });
  return differing > 0 ? m.invoice_offset({ count: differing }) : m.invoice_agrees({ rows: checked });
}
