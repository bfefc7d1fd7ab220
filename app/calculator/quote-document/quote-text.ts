import { m } from "#app/messages/m.ts";
import { getHubDay } from "#app/platform/hydration.ts";
import { formatDate, formatMoney, formatWeekday, joinClauses, joinSentences } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { toPlainText } from "#site/typography.ts";
import { formatChargeFormula, labelCharge } from "../format/charges.ts";
import { convertForDisplay, describeExchange } from "../format/money.ts";

/** From when to when the rate card of a quote counts, and that it is the latest where it is asked for a day far ahead. */
export function formatValidity(quote: Quote): string {
  const { card } = quote;
  const ahead = warnOfDayAhead(quote);
  return card.validTo
    ? m.quote_card_until({ date: formatDate(card.validFrom), until: formatDate(card.validTo) })
    : joinSentences([m.quote_card({ date: formatDate(card.validFrom) }), ...(ahead ? [ahead] : [])]);
}

/** A card without a last day goes on until another begins; nobody publishes cards for more than a year from today. */
export function warnOfDayAhead({ card, transit: { plan } }: Quote, today = getHubDay()): string | undefined {
  const [, from = today] = [card.validFrom, today].sort();
  const day = plan?.handOver.asked ?? "";
  const isAhead = !card.validTo && day > `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return isAhead ? m.quote_card_latest({ day: formatDate(day) }) : undefined;
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
  /** The currency that is read: amounts stand in it beside those that are billed. */
  shown: { currency: string; reference: Reference };
  /** Of the page with this shipment in it. */
  address: string;
  terms: string;
};

/** A total as it is billed, and in brackets what else there is to say of it, its amount in the currency that is read first. */
export function formatOfferTotal(
  { total, currency }: Quote,
  { shown }: Pick<QuoteDocument, "shown">,
  ...notes: readonly string[]
): string {
  const text = formatMoney(total, currency);
  const own = convertForDisplay(total, currency, shown.currency, shown.reference);
  const note = joinClauses([...(own === text ? [] : [own]), ...notes]);
  return note ? m.noted({ text, note }) : text;
}

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
export function formatQuoteText(offer: QuoteDocument, detail: 2 | 1 | 0): string {
  const { facts, quotes, landed, nameOf, noteOf, shown, address, terms } = offer;
  const prices = quotes.map((quote, at) => {
    const { total, currency, transit, charges } = quote;
    const days = `${formatWeekday(transit.earliest)} – ${formatWeekday(transit.latest)}`;
    const note = noteOf?.(quote);
    const own = m.labelled({
      label: nameOf(quote),
      text: formatOfferTotal(quote, offer, days),
    });
    const head = note ? `${own}\n- ${note}` : own;
    if (at > 0 || detail === 0) return head;
    const sum = charges.map((charge) => {
      const formula = detail === 2 ? ` = ${formatChargeFormula(charge, charges)}` : "";
      return `- ${m.labelled({ label: labelCharge(charge), text: formatMoney(charge.amount, currency) })}${formula}`;
    });
    const exchange = describeExchange(currency, shown.currency, shown.reference);
    const rate = exchange ? [m.quote_converted({ ...exchange, total: formatMoney(total, currency) })] : [];
    return [head, ...sum, ...rate, formatValidity(quote)].join("\n");
  });
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join("\n");
  const costs = landed.map(([label, text]) => m.labelled({ label, text }));
  return toPlainText([shipment, [...prices, ...costs].join("\n"), address, terms].join("\n\n"));
}
