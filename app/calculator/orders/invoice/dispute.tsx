import { m } from "#app/messages/m.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatDate, formatNumber, joinClauses, joinSentences } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import { toPlainText } from "#site/typography.ts";
import type { CalculatorNames } from "../../format/names.ts";
import type { OrdersResult } from "../types.ts";
import { usePricedFile } from "../use-orders.ts";
import { formatBilled, formatDifference, labelRow } from "../views/orders-text.ts";
import type { InvoiceResult } from "./types.ts";
import { sumBilled } from "./billed.ts";
import { describeNetAmount, describeRule } from "./invoice-text.ts";

type Words = {
  file: string;
  names: CalculatorNames;
  /** In the order of the invoice's `lineBy`. */
  services: readonly string[];
};

/** What to write to whoever billed: each row that differs (the first `most`), with what the cards say and what would explain it. */
export function writeDisputeMail(
  invoice: Pick<
    InvoiceResult,
    "worst" | "differing" | "billedBy" | "others" | "expectedBy" | "lineBy" | "dayBy" | "ruleBy" | "groups"
  >,
  {
    names: rowNames,
    countries,
    grams,
    day,
    currency,
  }: Pick<OrdersResult, "names" | "countries" | "grams" | "day" | "currency">,
  { file, names, services }: Words,
  most: number,
): string {
  const { worst, differing, expectedBy, lineBy, dayBy, ruleBy, groups } = invoice;
  const rows = worst.slice(0, most).map((row) => {
    const [billed, expected] = [sumBilled(invoice, row), expectedBy[row] ?? 0];
    const rule = groups[ruleBy[row] ?? -1]?.rule;
    const what = joinClauses([
      labelRow(row, rowNames),
      ...(countries[row]
        ? [
            names.country(countries[row]),
            `${formatNumber((grams[row] ?? 0) / 1000, 3)} ${formatUnit("kg")}`,
            services[lineBy[row] ?? -1] ?? "",
          ]
        : []),
      ...(dayBy?.[row] ? [formatPlainDate(dayBy[row])] : []),
    ]);
    const amounts = m.dispute_row({
      billed: formatBilled(billed, currency),
      expected: formatBilled(expected, currency),
      difference: formatDifference(billed - expected, currency),
    });
    const net = describeNetAmount(invoice, row, currency);
    const why = joinClauses([...(rule ? [describeRule(rule, names)] : []), ...(net ? [net] : [])]);
    return `- ${joinSentences([m.labelled({ label: what, text: amounts }), ...(why ? [why] : [])])}`;
  });
  const left = differing - rows.length;
  return [
    dayBy
      ? m.dispute_opening_days({ file, count: differing })
      : m.dispute_opening({ file, count: differing, day: formatPlainDate(day) }),
    [...rows, ...(left > 0 ? [m.dispute_more({ count: left })] : [])].join("\n"),
    m.dispute_closing(),
  ].join("\n\n");
}

/** In a mail of plain text a date has an ordinary space. */
function formatPlainDate(day: string): string {
  return toPlainText(formatDate(day));
}

/** As many rows as a mail program of Windows takes in an address. */
const inMail = 8;

/** What was tried to explain the rows that differ, and what to write to whoever billed them. */
export function DisputeLetter({ invoice }: { invoice: InvoiceResult }) {
  const { phase, page, names } = usePricedFile();
  const { file, result } = phase;
  const services = page.services.map(({ name }) => name);
  const text = (most: number) => writeDisputeMail(invoice, result, { file, names, services }, most);
  const subject = encodeURIComponent(m.dispute_subject({ file }));
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.dispute_title()}</h3>
      <p className="mt-1 max-w-3xl">{joinSentences([m.dispute_read(), m.dispute_send()])}</p>
      {invoice.groups.some(({ rule }) => rule.rule === "unexplained") && (
        <p className="mt-2 max-w-3xl text-sm text-quiet">{m.dispute_tried()}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton
          text={() => text(invoice.worst.length)}
          label={m.dispute_copy()}
          copied={m.dispute_copied()}
          icon="lucide:copy"
        />
        <a
          className="button button-quiet"
          href={`mailto:${page.email}?subject=${subject}&body=${encodeURIComponent(text(inMail))}`}
        >
          <Icon name="lucide:mail" />
          {m.dispute_mail()}
        </a>
      </div>
    </section>
  );
}
