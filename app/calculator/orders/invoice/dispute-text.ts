import { plainText } from "#site/unbroken-dates.ts";
import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { clauses, sentences } from "#app/ui/joined.ts";
import type { CalculatorNames } from "../../names.ts";
import type { OrdersResult } from "../messages.ts";
import { rowText } from "../rows-text.ts";
import type { InvoiceResult } from "./check-invoice.ts";
import { billedWith } from "./billed-with.ts";
import { netText } from "./net-text.ts";
import { ruleText } from "./rule-text.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Words = {
  file: string;
  names: CalculatorNames;
  /** In the order of the invoice's `lineBy`. */
  lineNames: readonly string[];
  amount: (minor: number) => string;
  signed: (minor: number) => string;
};

/** What to write to whoever billed: each row that differs (the first `most`), with what the cards say and what would explain it. */
export function disputeText(
  invoice: Pick<
    InvoiceResult,
    "worst" | "differing" | "billedBy" | "others" | "expectedBy" | "lineBy" | "dayBy" | "ruleBy" | "groups"
  >,
  { names: rowNames, countries, grams, day }: Pick<OrdersResult, "names" | "countries" | "grams" | "day">,
  { file, names, lineNames, amount, signed }: Words,
  most: number,
): string {
  const { worst, differing, expectedBy, lineBy, dayBy, ruleBy, groups } = invoice;
  const rows = worst.slice(0, most).map((row) => {
    const [billed, expected] = [billedWith(invoice, row), expectedBy[row] ?? 0];
    const rule = groups[ruleBy[row] ?? -1]?.rule;
    const what = clauses([
      rowText(row, rowNames),
      ...(countries[row]
        ? [
            names.country(countries[row]),
            `${number((grams[row] ?? 0) / 1000, 3)} ${unitText("kg")}`,
            lineNames[lineBy[row] ?? -1] ?? "",
          ]
        : []),
      ...(dayBy?.[row] ? [plainDate(dayBy[row])] : []),
    ]);
    const amounts = m.dispute_row({
      billed: amount(billed),
      expected: amount(expected),
      difference: signed(billed - expected),
    });
    const net = netText(invoice, row, amount, signed);
    const why = clauses([...(rule ? [ruleText(rule, names)] : []), ...(net ? [net] : [])]);
    return `- ${sentences([m.labelled({ label: what, text: amounts }), ...(why ? [why] : [])])}`;
  });
  const left = differing - rows.length;
  return [
    dayBy
      ? m.dispute_opening_days({ file, count: differing })
      : m.dispute_opening({ file, count: differing, day: plainDate(day) }),
    [...rows, ...(left > 0 ? [m.dispute_more({ count: left })] : [])].join("\n"),
    m.dispute_closing(),
  ].join("\n\n");
}

/** In a mail of plain text a date has an ordinary space. */
function plainDate(day: string): string {
  return plainText(date(day));
}
