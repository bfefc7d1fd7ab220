import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, joinSentences } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import { usePricedFile } from "../priced-file.ts";
import { formatBilled, formatDifference, listRowLabels } from "../views/orders-text.ts";
import { ScrolledTable } from "../views/scrolled-table.tsx";
import { InvoiceRows } from "./invoice-rows.tsx";
import { describeInvoiceResult, describeRule } from "./invoice-text.ts";
import { getRuleKey, type InvoiceResult, type Unchecked } from "./types.ts";

/** What was billed beside what the cards say: in all, row by row, and by the rule that explains the difference. */
export function InvoiceCheck({ paper = false }: { paper?: boolean }) {
  const { phase, orders, page, names } = usePricedFile();
  const { invoice, result, table, file } = phase;
  const { currency } = result;
  const named = table.columns.line !== undefined;
  return (
    <section aria-busy={!invoice} className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 tabIndex={-1} className="scroll-mt-24 text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">
          {invoice ? describeInvoiceResult(invoice, currency) : m.invoice_working()}
        </h2>
        {!paper && (
          <label>
            <span className="mb-1 block text-sm text-quiet">{m.invoice_line()}</span>
            <select
              className="field"
              value={invoice?.line ?? ""}
              onChange={({ target }) => orders.checkAgainst(target.value)}
            >
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
        {invoice?.dayBy ? formatDays(invoice.dayBy) : m.invoice_day({ day: formatDate(result.day) })}
      </p>
      {invoice && invoice.groups.length === 0 && <p>{m.invoice_none_text()}</p>}
      {invoice && invoice.groups.length > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {[
              [m.invoice_checked(), formatNumber(invoice.checked)],
              [m.invoice_cards_say(), formatBilled(invoice.expected, currency)],
              [m.column_billed(), formatBilled(invoice.billed, currency)],
              [m.invoice_difference(), formatDifference(invoice.billed - invoice.expected, currency)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-quiet">{label}</dt>
                <dd className="text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <InvoiceRows invoice={invoice} />
          <ScrolledTable label={m.invoice_rule()}>
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
                  <tr key={getRuleKey(rule)}>
                    <th scope="row">{describeRule(rule, names)}</th>
                    <td className="number">{formatNumber(rows)}</td>
                    <td className="number">{formatDifference(difference, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrolledTable>
          {!paper && invoice.differing > 0 && (
            <p className="max-w-3xl">
              {joinSentences([m.dispute_read(), m.dispute_send()])}
              {m.between_sentences()}
              <a
                className="font-semibold text-link underline underline-offset-4"
                href={`mailto:${page.email}?subject=${encodeURIComponent(m.dispute_subject({ file }))}`}
              >
                {m.dispute_mail()}
              </a>
            </p>
          )}
        </>
      )}
      {invoice && !paper && invoice.unknown.length > 0 && <UnknownLines invoice={invoice} />}
      {invoice && invoice.unchecked.length > 0 && <NotCheckedList invoice={invoice} />}
    </section>
  );
}

/** From which day to which the rows were checked, each with its own. */
function formatDays(days: readonly (string | undefined)[]): string {
  const known = days.filter((day) => day !== undefined).sort();
  const ends = new Set([known[0], known.at(-1)].flatMap((day) => (day ? [formatDate(day)] : [])));
  return ends.size === 0 ? "" : m.invoice_days({ days: [...ends].join(" – ") });
}

/** Asks once for each name of a line that is none of ours which one it means, for all of its rows. */
function UnknownLines({ invoice: { unknown } }: { invoice: InvoiceResult }) {
  const { page, orders } = usePricedFile();
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.lines_unknown()}</h3>
      <ul className="mt-2 border-t border-ink">
        {unknown.map(({ name, rows, line }) => (
          <li key={name} className="border-b border-line py-2">
            <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{m.lines_unknown_name({ name, count: rows })}</span>
              <select
                className="field w-auto!"
                value={line}
                onChange={({ target }) => orders.callLine(name.toUpperCase(), target.value)}
              >
                <option value="">{m.lines_unknown_none()}</option>
                {page.services.map(({ slug, name: own }) => (
                  <option key={slug} value={slug}>
                    {own}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const uncheckedTexts: Record<Unchecked, (inputs: { count: number }) => string> = {
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
function NotCheckedList({ invoice: { unchecked } }: { invoice: InvoiceResult }) {
  const { names } = usePricedFile().phase.result;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="font-semibold">
        {m.invoice_not_checked({ count: unchecked.reduce((sum, { rows }) => sum + rows.length, 0) })}
      </p>
      <ul className="mt-1 text-sm">
        {unchecked.map(({ why, rows }) => (
          <li key={why}>
            {uncheckedTexts[why]({ count: rows.length })}
            {m.between_sentences()}
            <span className="text-quiet">{listRowLabels(rows, names)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
