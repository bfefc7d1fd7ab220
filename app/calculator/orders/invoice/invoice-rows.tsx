import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, joinClauses } from "#app/ui/format.ts";
import type { InvoiceResult } from "./types.ts";
import { usePricedFile } from "../priced-file.ts";
import { formatBilled, formatDifference, labelRow } from "../views/orders-text.ts";
import { ScrolledTable } from "../views/scrolled-table.tsx";
import { sumBilled } from "./billed.ts";
import { describeNetAmount, describeRule } from "./invoice-text.ts";
import { formatUnit } from "#app/ui/measures.ts";

/** On a phone a row is a small block: order and difference, line, amounts, reason. */
const narrow = "max-sm:px-0! max-sm:py-0.5!";

/** The rows that differ, the most first, each with what the cards say and why; the download has them all. */
export function InvoiceRows({ invoice }: { invoice: InvoiceResult }) {
  const { phase, page, names } = usePricedFile();
  const { result } = phase;
  const { currency } = result;
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
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col">{m.orders_row()}</th>
              <th scope="col">{m.table_line()}</th>
              <th scope="col" className="number">
                {m.column_billed()}
              </th>
              <th scope="col" className="number">
                {m.invoice_cards_say()}
              </th>
              <th scope="col" className="number">
                {m.invoice_difference()}
              </th>
              <th scope="col">{m.invoice_rule()}</th>
            </tr>
          </thead>
          <tbody>
            {worst.map((row) => {
              const billed = sumBilled(invoice, row);
              const country = result.countries[row];
              const net = describeNetAmount(invoice, row, currency);
              const expected = expectedBy[row] ?? 0;
              const rule = groups[ruleBy[row] ?? -1]?.rule;
              return (
                <tr key={row} className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2">
                  <th scope="row" className={narrow}>
                    {labelRow(row, result.names)}
                    <span className="block font-normal text-quiet">
                      {joinClauses([
                        ...(country
                          ? [
                              names.country(country),
                              `${formatNumber((result.grams[row] ?? 0) / 1000, 3)}\u00a0${formatUnit("kg")}`,
                            ]
                          : []),
                        ...(dayBy?.[row] ? [formatDate(dayBy[row])] : []),
                      ])}
                    </span>
                  </th>
                  <td className={`${narrow} max-sm:order-1 max-sm:col-span-2`}>
                    {page.services[lineBy[row] ?? -1]?.name}
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
                    {joinClauses([...(rule ? [describeRule(rule, names)] : []), ...(net ? [net] : [])])}
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
