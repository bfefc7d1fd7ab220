import { getLocale } from "#app/platform/current-locale.ts";
import { formatMoney } from "#app/ui/format.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Quote } from "#rating/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { formatCurrencyName } from "#site/currency.ts";

/** Shows an amount of a card in the currency chosen, as far as there is a rate; `own` is the card's own amount then. */
export function convertForDisplay(
  amount: number,
  from: string,
  to: string,
  reference: Reference,
): { shown: string; own?: string } {
  const converted = convertMoney(amount, from, to, reference.exchange.rates);
  if (from === to || converted === undefined) return { shown: formatMoney(amount, from) };
  return { shown: formatMoney(converted, to), own: formatMoney(amount, from) };
}

/**
 * A quote with its amounts in another currency, as it is where no rate leads there. Charges are converted as running sums,
 * so that they add up to the total to the cent; formulas stay in the card's currency, in which they are right.
 */
export function convertQuote<Own extends Pick<Quote, "currency" | "total" | "charges" | "bySeller">>(
  quote: Own,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): Own {
  const convert = (amount: number) => convertMoney(amount, quote.currency, currency, exchange.rates);
  if (quote.currency === currency || convert(quote.total) === undefined) return quote;
  let [own, told] = [0, 0];
  const charges = quote.charges.map(({ nextBreak, ...charge }) => {
    own += charge.amount;
    const before = told;
    told = convert(own) ?? 0;
    const saved = nextBreak && { nextBreak: { ...nextBreak, saved: convert(nextBreak.saved) ?? 0 } };
    return { ...charge, amount: told - before, ...saved };
  });
  const bySeller = quote.bySeller.map((charge) => ({ ...charge, amount: convert(charge.amount) ?? 0 }));
  return { ...quote, currency, total: told, charges, bySeller };
}

/** A currency as the language of the page writes it in lists and formulas. */
export function formatCurrency(code: string): string {
  return formatCurrencyName(code, getLocale());
}
