import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { joinClauses } from "#app/ui/format.ts";
import type { Answer } from "#rating/answer.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { getFormulaWords, labelCharge } from "../format/charges.ts";
import { formatCurrency } from "../format/money.ts";
import type { QuoteDocument } from "./quote-text.ts";

/** Saves the quotes as a table to the visitor's downloads. */
export function saveQuotes(answers: readonly Answer[], offer: QuoteDocument): void {
  saveFile(new Blob([writeQuotesCsv(answers, offer)], { type: "text/csv" }), "quotes.csv");
}

/** The quotes as CSV, a row a charge of each: what a spreadsheet can add up again, with shipment, validity and address. */
function writeQuotesCsv(answers: readonly Answer[], { nameOf, facts, address }: QuoteDocument): string {
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join(m.between_groups());
  const rows = answers.flatMap((answer) => {
    if (!answer.available) return [];
    const { currency, transit, card } = answer;
    const offered = [shipment, card.validFrom, card.validTo ?? "", address];
    const amount = (minor: number) => (minor / 10 ** getMinorDigits(currency)).toFixed(getMinorDigits(currency));
    const service = nameOf(answer);
    const charges = answer.charges.map((charge) => [
      service,
      labelCharge(charge),
      getFormulaWords(charge.formula),
      charge.source ? joinClauses([charge.source.title, charge.source.date]) : "",
      ...offered,
      amount(charge.amount),
      formatCurrency(currency),
      transit.earliest,
      transit.latest,
    ]);
    return [
      ...charges,
      [
        service,
        m.total(),
        "",
        "",
        ...offered,
        amount(answer.total),
        formatCurrency(currency),
        transit.earliest,
        transit.latest,
      ],
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
    m.csv_delivery_from(),
    m.csv_delivery_to(),
  ];
  return `\uFEFF${[head, ...rows].map((row) => row.map(escapeCsvCell).join(",")).join("\r\n")}\r\n`;
}
