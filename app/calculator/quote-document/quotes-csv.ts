import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { joinClauses } from "#app/ui/format.ts";
import type { Answer } from "#rating/answer.ts";
import { formatMinor } from "#rating/money/money.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { getFormulaWords, labelCharge } from "../format/charges.ts";
import { describeExchange, formatCurrency } from "../format/money.ts";
import { convertQuote } from "../results/convert-quote.ts";
import type { QuoteDocument } from "./quote-text.ts";

/** Saves the quotes as a table to the visitor's downloads. */
export function saveQuotes(answers: readonly Answer[], offer: QuoteDocument): void {
  saveFile(new Blob([writeQuotesCsv(answers, offer)], { type: "text/csv" }), "quotes.csv");
}

/** The quotes as CSV, a row a charge of each: what a spreadsheet can add up again, with shipment, validity and address. */
export function writeQuotesCsv(answers: readonly Answer[], { nameOf, facts, shown, address }: QuoteDocument): string {
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join(m.between_groups());
  const rates = new Set(
    answers.flatMap((answer) => {
      const exchange = answer.available && describeExchange(answer.currency, shown.currency, shown.reference);
      return exchange ? [exchange.currency, exchange.rate, exchange.date] : [];
    }),
  );
  const rows = answers.flatMap((answer) => {
    if (!answer.available) return [];
    const { currency, transit, card } = answer;
    const offered = [shipment, card.validFrom, card.validTo ?? "", address];
    const told = convertQuote(answer, shown.currency, shown.reference);
    const amounts = (billed: number, own = 0) => [
      formatMinor(billed, currency),
      formatCurrency(currency),
      ...(rates.size > 0 ? [told.currency === shown.currency ? formatMinor(own, told.currency) : ""] : []),
    ];
    const service = nameOf(answer);
    const charges = answer.charges.map((charge, at) => [
      service,
      labelCharge(charge),
      getFormulaWords(charge.formula),
      charge.source ? joinClauses([charge.source.title, charge.source.date]) : "",
      ...offered,
      ...amounts(charge.amount, told.charges[at]?.amount),
      transit.earliest,
      transit.latest,
    ]);
    return [
      ...charges,
      [service, m.total(), "", "", ...offered, ...amounts(answer.total, told.total), transit.earliest, transit.latest],
    ];
  });
  const head = [
    m.csv_service(),
    m.csv_item(),
    m.csv_formula(),
    m.csv_source(),
    m.csv_shipment(),
    m.csv_valid_from(),
    m.csv_valid_until(),
    m.csv_address(),
    m.csv_amount(),
    m.csv_currency(),
    ...(rates.size > 0 ? [m.noted({ text: m.csv_amount(), note: joinClauses([...rates]) })] : []),
    m.csv_delivery_from(),
    m.csv_delivery_to(),
  ];
  return `\uFEFF${[head, ...rows].map((row) => row.map(escapeCsvCell).join(",")).join("\r\n")}\r\n`;
}
