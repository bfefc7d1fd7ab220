import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, joinClauses, joinSentences } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import { Options } from "../../form/field.tsx";
import { usePricedFile } from "../priced-file.ts";
import {
  describeInvoiceResult,
  describeNetAmount,
  describeRule,
  formatBilled,
  formatDifference,
  formatRowWeight,
  labelRow,
  listRowLabels,
} from "../views/orders-text.ts";
import { ScrolledTable } from "../views/scrolled-table.tsx";
import { writeDisputeMail } from "./dispute-mail.ts";
import { countExplained, getRuleKey, type InvoiceResult, sumBilled, type Unchecked } from "./types.ts";

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
              <Options choices={page.services.map(({ slug, name }) => [slug, name])} />
            </select>
          </label>
        )}
      </div>
      <p className="max-w-3xl text-quiet">
        {invoice?.dayBy
          ? formatDays(invoice.dayBy)
          : joinSentences([m.invoice_day({ day: formatDate(result.day) }), ...(paper ? [] : [m.invoice_other_days()])])}
      </p>
      {invoice?.ownTotal && (
        <p className="max-w-3xl font-semibold">
          {m.invoice_own_total({
            said: formatBilled(invoice.ownTotal.said, invoice.ownTotal.currency),
            rows: formatBilled(invoice.ownTotal.rows, invoice.ownTotal.currency),
            difference: formatDifference(invoice.ownTotal.said - invoice.ownTotal.rows, invoice.ownTotal.currency),
          })}
        </p>
      )}
      {invoice && invoice.groups.length === 0 && <p>{m.invoice_none_text()}</p>}
      {invoice && invoice.groups.length > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {[
              [m.invoice_checked(), formatNumber(countExplained(invoice))],
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
                href={writeDisputeMail(page.email, file, invoice, result, names)}
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

/** On a phone a row is a small block: order and difference, line, amounts, reason. */
const narrow = "max-sm:px-0! max-sm:py-0.5!";

/** The rows that differ, the most first, each with what the cards say and why; the download has them all. */
function InvoiceRows({ invoice }: { invoice: InvoiceResult }) {
  const { phase, names, page } = usePricedFile();
  const { result } = phase;
  const { currency } = result;
  const isWeighedEach = (row: number) =>
    (result.pieces[row] ?? 0) > 1 &&
    page.cards.some(({ service, weight }) => service === lineBy[row] && weight.per === "parcel");
  const { worst, differing, expectedBy, lineBy, dayBy, ruleBy, groups } = invoice;
  if (worst.length === 0) return null;
  const all = invoice.billed - invoice.expected;
  // a credit is no row that differs, but counts in the whole
  const credits = groups.find(({ rule }) => rule.rule === "credit")?.difference ?? 0;
  const title =
    differing > worst.length
      ? m.invoice_worst({ shown: formatNumber(worst.length), count: formatNumber(differing) })
      : m.invoice_differ({ count: differing });
  return (
    <section>
      <h3 className="text-lg font-semibold">{title}</h3>
      <ScrolledTable label={title} className="mt-2">
        <table className="timetable timetable-tight text-sm sm:min-w-2xl">
          <TableHead
            className="max-sm:sr-only"
            columns={[
              m.orders_row(),
              m.table_line(),
              ...[m.column_billed(), m.invoice_cards_say(), m.invoice_difference()].map((name) => ({
                name,
                number: true,
              })),
              m.invoice_rule(),
            ]}
          />
          <tbody>
            {worst.map((row) => {
              const billed = sumBilled(invoice, row);
              const country = result.countries[row];
              const net = describeNetAmount(invoice, row, result);
              const expected = expectedBy[row] ?? 0;
              const rule = ruleBy[row];
              return (
                <tr key={row} className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2">
                  <th scope="row" className={`${narrow} sm:text-sm!`}>
                    {labelRow(row, result)}
                    <span className="block font-normal text-quiet">
                      {joinClauses([
                        ...(country ? [names.country(country), formatRowWeight(result, row)] : []),
                        ...(dayBy?.[row] ? [formatDate(dayBy[row])] : []),
                      ])}
                    </span>
                  </th>
                  <td className={`${narrow} max-sm:order-1 max-sm:col-span-2`}>
                    {names.service(lineBy[row] ?? "").name}
                  </td>
                  <td className={`number ${narrow} max-sm:order-2 max-sm:text-start!`}>
                    <span className="text-quiet sm:hidden">{m.column_billed()} </span>
                    {formatBilled(billed, currency)}
                  </td>
                  <td className={`number ${narrow} max-sm:order-2`}>
                    <span className="text-quiet sm:hidden">{m.invoice_cards_say()} </span>
                    {formatBilled(expected, currency)}
                  </td>
                  <td className={`number font-semibold ${narrow}`}>
                    <span className="font-normal text-quiet sm:hidden">{m.invoice_difference()} </span>
                    {formatDifference(billed - expected, currency)}
                  </td>
                  <td className={`${narrow} max-sm:order-3 max-sm:col-span-2`}>
                    {joinClauses([
                      ...(rule ? [describeRule(rule, names, isWeighedEach(row))] : []),
                      ...(net ? [net] : []),
                    ])}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrolledTable>
      {credits !== 0 && (
        <p className="mt-2 text-sm text-quiet">
          {m.invoice_sum({
            rows: formatDifference(all - credits, currency),
            credits: formatDifference(credits, currency),
            total: formatDifference(all, currency),
          })}
        </p>
      )}
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
                <Options choices={page.services.map((service) => [service.slug, service.name])} />
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
  const { result } = usePricedFile().phase;
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
            <span className="text-quiet">{listRowLabels(rows, result)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
