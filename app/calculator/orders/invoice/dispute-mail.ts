import { m } from "#app/messages/m.ts";
import { joinSentences } from "#app/ui/format.ts";
import type { CalculatorNames } from "../../format/names.ts";
import type { OrdersResult } from "../types.ts";
import { describeInvoiceResult, describeRule, formatBilled, formatDifference, labelRow } from "../views/orders-text.ts";
import { type InvoiceResult, sumBilled } from "./types.ts";

/** Mail programs cut longer addresses off. Letters beyond ASCII take several characters. */
const longest = 1800;

/** The address of a mail with the rows of an invoice that differ, the largest differences first, as many as it takes. */
export function writeDisputeMail(
  to: string,
  file: string,
  invoice: InvoiceResult,
  result: Pick<OrdersResult, "currency" | "names" | "firstLine">,
  names: CalculatorNames,
): string {
  const { currency } = result;
  const write = (lines: readonly string[]) => {
    const subject = encodeURIComponent(m.dispute_subject({ file }));
    const body = encodeURIComponent(lines.join("\r\n"));
    return `mailto:${to}?subject=${subject}&body=${body}`;
  };
  const lines = [describeInvoiceResult(invoice, currency), ""];
  const addEnd = (listed: number) => {
    const count = invoice.differing - listed;
    return count > 0 ? [...lines, m.dispute_more({ count })] : lines;
  };
  let mail = write(addEnd(0));
  for (const [at, row] of invoice.worst.entries()) {
    const billed = sumBilled(invoice, row);
    const expected = invoice.expectedBy[row] ?? 0;
    const rule = invoice.ruleBy[row];
    const amounts = m.dispute_row({
      billed: formatBilled(billed, currency),
      expected: formatBilled(expected, currency),
      difference: formatDifference(billed - expected, currency),
    });
    const text = joinSentences([amounts, ...(rule ? [describeRule(rule, names)] : [])]);
    lines.push(m.labelled({ label: labelRow(row, result), text }));
    const longer = write(addEnd(at + 1));
    if (longer.length > longest) break;
    mail = longer;
  }
  return mail;
}
