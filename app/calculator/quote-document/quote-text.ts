import { m } from "#app/messages/m.ts";
import { formatDate, formatMoney, formatWeekday, joinClauses } from "#app/ui/format.ts";
import type { Answer, Quote } from "#rating/answer.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { toPlainText } from "#site/typography.ts";
import { formatChargeFormula, getFormulaWords, labelCharge } from "../format/charges.ts";
import { formatCurrency } from "../format/money.ts";

/** From when to when the rate card of a quote counts. */
export function formatValidity({ card }: Quote): string {
  return card.validTo
    ? m.quote_card_until({ date: formatDate(card.validFrom), until: formatDate(card.validTo) })
    : m.quote_card({ date: formatDate(card.validFrom) });
}

export type QuoteDocument = {
  facts: readonly (readonly [label: string, text: string])[];
  /** The first is the one that the visitor looks at. */
  quotes: readonly Quote[];
  /** What the goods have cost once they are there, on the first line; as label and text. */
  landed: readonly (readonly [label: string, text: string])[];
  /** What a quote is called. */
  nameOf: (quote: Quote) => string;
  /** How a line stands to the day by which it must be there, where one is given. */
  noteOf?: (quote: Quote) => string | undefined;
  /** Of the page with this shipment in it. */
  address: string;
  terms: string;
};

/** Mail programs of Windows take no longer address than this. */
const longest = 2000;

/**
 * A mail with the offer in it: shipment, prices with their charges and formulas, validity, address and terms. What would
 * make it too long for a mail program is left out, formulas first; the address brings all of it back.
 */
export function buildQuoteMail(to: string, subject: string, opening: string, offer: QuoteDocument): string {
  const write = (detail: 2 | 1 | 0) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${opening}\n\n${formatQuoteText(offer, detail)}\n`)}`;
  for (const detail of [2, 1] as const) {
    const mail = write(detail);
    if (mail.length <= longest) return mail;
  }
  return write(0);
}

/** The offer as plain text; `detail` 2 has every charge with its formula, 1 the charges, 0 totals alone. */
export function formatQuoteText(
  { facts, quotes, landed, nameOf, noteOf, address, terms }: QuoteDocument,
  detail: 2 | 1 | 0,
): string {
  const prices = quotes.map((quote, at) => {
    const { total, currency, transit, charges } = quote;
    const days = `${formatWeekday(transit.earliest)} – ${formatWeekday(transit.latest)}`;
    const note = noteOf?.(quote);
    const own = m.labelled({
      label: nameOf(quote),
      text: m.noted({ text: formatMoney(total, currency), note: days }),
    });
    const head = note ? `${own}\n- ${note}` : own;
    if (at > 0 || detail === 0) return head;
    const sum = charges.map((charge) => {
      const formula = detail === 2 ? ` = ${formatChargeFormula(charge, charges)}` : "";
      return `- ${m.labelled({ label: labelCharge(charge), text: formatMoney(charge.amount, currency) })}${formula}`;
    });
    return [head, ...sum, formatValidity(quote)].join("\n");
  });
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join("\n");
  const costs = landed.map(([label, text]) => m.labelled({ label, text }));
  return toPlainText([shipment, [...prices, ...costs].join("\n"), address, terms].join("\n\n"));
}

/** The quotes as CSV, a row a charge of each: what a spreadsheet can add up again, with shipment, validity and address. */
export function writeQuotesCsv(answers: readonly Answer[], { nameOf, facts, address }: QuoteDocument): string {
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
