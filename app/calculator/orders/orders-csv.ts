import { minorDigits } from "#rating/minor-digits.ts";
import { csvCell } from "#catalog/csv-cell.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import type { PricedOrders } from "./price-orders.ts";
import type { Split } from "./splits.ts";

type Names = Readonly<Record<string, string>>;

/**
 * Every row with its price on every line, the line that the split chose, and what an invoice check found. `heads` are
 * the names of the columns in the language of the page.
 */
export function ordersCsv(
  { result, table }: PricedOrders,
  names: Names,
  split: Split,
  heads: Names,
  invoice?: InvoiceResult,
  rules: Names = {},
): string {
  const { services, currency, countries, grams, splits } = result;
  const { service, totals } = splits[split];
  const digits = minorDigits(currency);
  const amount = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  const price = (minor: number) => (minor < 0 ? "" : amount(minor));
  const nameOf = (at: number) => names[services[at]?.service ?? ""] ?? "";
  const headOf = (column: string) => heads[column] ?? column;
  const head = [
    ...["row", "order", "country", "weight", "line", "total"].map(headOf),
    ...services.map((_, at) => `${nameOf(at)} ${currency}`),
    ...(invoice ? ["billed", "expected", "difference", "rule"].map(headOf) : []),
  ];
  const lines = [head.map(csvCell).join(",")];
  for (const [at, name] of result.names.entries()) {
    const own = services.map((_, one) => price(table.totals[at * services.length + one] ?? -1));
    const expected = invoice?.expectedBy[at] ?? -1;
    const billed = invoice?.billedBy[at] ?? -1;
    const rule = invoice?.groups[invoice.ruleBy[at] ?? -1]?.rule;
    lines.push(
      [
        String(at + 2),
        csvCell(name),
        countries[at],
        String(Math.round(grams[at] ?? 0)),
        csvCell(nameOf(service[at] ?? -1)),
        price(totals[at] ?? -1),
        ...own,
        ...(invoice
          ? [
              price(billed),
              price(expected),
              expected < 0 ? "" : amount(billed - expected),
              csvCell(rule ? (rules[`${rule.rule} ${rule.detail ?? ""}`] ?? rule.rule) : ""),
            ]
          : []),
      ].join(","),
    );
  }
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
