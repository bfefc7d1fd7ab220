import { minorDigits } from "#rating/minor-digits.ts";
import { csvCell } from "#site/csv-cell.ts";
import { deliveredBy } from "./delivered.ts";
import type { InvoiceResult } from "./invoice/check-invoice.ts";
import { ruleKey } from "./invoice/rule-key.ts";
import type { DownloadWords, Setup } from "./messages.ts";
import { cellOf } from "./read-order.ts";
import type { PricedOrders } from "./price-orders.ts";
import type { Split } from "./splits.ts";
import { inUnit } from "./weight-in.ts";

/**
 * Every row with what was read of it, its price on every line, the line that the split chose with its days of delivery,
 * why it has no price, and what an invoice check found.
 */
export function ordersCsv(
  rows: readonly (readonly string[])[],
  setup: Setup,
  priced: PricedOrders,
  split: Split,
  words: DownloadWords,
  invoice?: InvoiceResult,
): string {
  const { result, table, wanted, mends, noOrders } = priced;
  const { services, currency, countries, splits } = result;
  const { service, totals } = splits[split];
  const unit = wanted.units.weight;
  const digits = minorDigits(currency);
  const amount = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  const price = (minor: number) => (minor < 0 ? "" : amount(minor));
  const nameOf = (at: number) => words.services[services[at]?.service ?? ""] ?? "";
  const daysOf = deliveredBy(setup, priced);
  const headOf = (column: string) => words.heads[column] ?? column;
  const head = [
    ...["row", "order", "country", "country_name", "postcode", "weight", "size", "line", "total"].map(headOf),
    ...["delivery_from", "delivery_to", "note", "corrected"].map(headOf),
    ...services.map(({ service: line }) => words.prices[line] ?? line),
    ...(invoice ? ["billed", "expected", "difference", "rule"].map(headOf) : []),
  ];
  const lines = [head.map(csvCell).join(",")];
  for (const [at, row] of rows.entries()) {
    if (noOrders.get(at) === "blank") continue;
    const own = service[at] ?? -1;
    const country = countries[at] ?? "";
    const mended = mends.cells.get(at);
    const cell = (field: Parameters<typeof cellOf>[1]) => cellOf(row, field, wanted.columns, mended);
    const sides = [cell("length"), cell("width"), cell("height")].filter(Boolean).join("x");
    const [from = "", to = ""] = own < 0 ? [] : (daysOf(at, own) ?? []);
    const weight = result.grams[at] ?? 0;
    const expected = invoice?.expectedBy[at] ?? -1;
    const billed = invoice?.billedBy[at] ?? Number.NaN;
    const rule = invoice?.groups[invoice.ruleBy[at] ?? -1]?.rule;
    lines.push(
      [
        String(at + 2),
        csvCell(result.names[at] ?? ""),
        country,
        csvCell(words.countries[country] ?? country),
        csvCell(cell("postcode").replace(/^'/, "")),
        weight > 0 ? String(inUnit(weight, unit)) : "",
        csvCell(cell("size") || sides || wanted.box),
        csvCell(nameOf(own)),
        price(totals[at] ?? -1),
        from,
        to,
        csvCell(own < 0 ? (words.notes.get(at) ?? "") : ""),
        result.corrected.has(at) ? (words.heads.yes ?? "yes") : "",
        ...services.map((_, one) => price(table.totals[at * services.length + one] ?? -1)),
        ...(invoice
          ? [
              Number.isNaN(billed) ? "" : amount(billed),
              price(expected),
              expected < 0 ? "" : amount(billed - expected),
              csvCell(rule ? (words.rules[ruleKey(rule)] ?? rule.rule) : ""),
            ]
          : []),
      ].join(","),
    );
  }
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
