import type { Quote } from "#rating/answer.ts";
import { plainText } from "#site/unbroken-dates.ts";
import { money, weekday } from "#app/ui/format.ts";
import { chargeFormula } from "../charge-formula.ts";
import { chargeLabel } from "../charge-label.ts";
import { validityText } from "./validity-text.ts";
import { m } from "#app/messages/m.ts";

export type Offer = {
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
export function offerMail(to: string, subject: string, opening: string, offer: Offer): string {
  const write = (detail: 2 | 1 | 0) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${opening}\n\n${offerText(offer, detail)}\n`)}`;
  for (const detail of [2, 1] as const) {
    const mail = write(detail);
    if (mail.length <= longest) return mail;
  }
  return write(0);
}

/** The offer as plain text; `detail` 2 has every charge with its formula, 1 the charges, 0 totals alone. */
export function offerText({ facts, quotes, landed, nameOf, noteOf, address, terms }: Offer, detail: 2 | 1 | 0): string {
  const prices = quotes.map((quote, at) => {
    const { total, currency, transit, charges } = quote;
    const days = `${weekday(transit.earliest)} – ${weekday(transit.latest)}`;
    const note = noteOf?.(quote);
    const own = m.labelled({
      label: nameOf(quote),
      text: m.noted({ text: money(total, currency), note: days }),
    });
    const head = note ? `${own}\n- ${note}` : own;
    if (at > 0 || detail === 0) return head;
    const sum = charges.map((charge) => {
      const formula = detail === 2 ? ` = ${chargeFormula(charge, charges)}` : "";
      return `- ${m.labelled({ label: chargeLabel(charge), text: money(charge.amount, currency) })}${formula}`;
    });
    return [head, ...sum, validityText(quote)].join("\n");
  });
  const shipment = facts.map(([label, text]) => m.labelled({ label, text })).join("\n");
  const costs = landed.map(([label, text]) => m.labelled({ label, text }));
  return plainText([shipment, [...prices, ...costs].join("\n"), address, terms].join("\n\n"));
}
