import type { Answer } from "#rating/answer.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { chargeLabel } from "./charge-label.ts";
import type { Offer } from "./hand-over/offer-mail.ts";
import { csvCell } from "#site/csv-cell.ts";
import { clauses } from "#app/ui/joined.ts";
import { m } from "#app/messages/m.ts";
import { formulaWords } from "./formula-words.ts";
import { currencyText } from "./currency-text.ts";

/** The quotes as CSV, a row a charge of each: what a spreadsheet can add up again, with shipment, validity and address. */
export function quotesCsv(answers: readonly Answer[], { nameOf, facts, address }: Offer): string {
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join(m.between_groups());
  const rows = answers.flatMap((answer) => {
    if (!answer.available) return [];
    const { currency, transit, card } = answer;
    const offered = [shipment, card.validFrom, card.validTo ?? "", address];
    const amount = (minor: number) => (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
    const service = nameOf(answer);
    const charges = answer.charges.map((charge) => [
      service,
      chargeLabel(charge),
      formulaWords(charge.formula),
      charge.source ? clauses([charge.source.title, charge.source.date]) : "",
      ...offered,
      amount(charge.amount),
      currencyText(currency),
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
        currencyText(currency),
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
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
