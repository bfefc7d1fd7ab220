import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { formatDate, formatMoney, formatNumber } from "#app/ui/format.ts";
import { convertMoney, findRate } from "#rating/money/exchange.ts";
import type { Span } from "#rating/duties/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { formatCurrencyName } from "#site/currency.ts";

/** Shows an amount of a card in the currency chosen, as far as there is a rate. */
export function convertForDisplay(amount: number, from: string, to: string, { exchange }: Reference): string {
  const converted = convertMoney(amount, from, to, exchange.rates);
  return converted === undefined ? formatMoney(amount, from) : formatMoney(converted, to);
}

/** So many minor units of one currency are one of another: what is a round number of them is round where it is shown. */
export function findShownUnit(from: string, to: string, { exchange }: Reference): number {
  const probe = 1e6;
  return probe / (convertMoney(probe, from, to, exchange.rates) || probe);
}

/**
 * What amounts of a card in one currency are shown in another by, for a sentence: both names, the rate between them and its
 * day; nothing where it is the same currency, or no rate leads there.
 */
export function describeExchange(from: string, to: string, { exchange: { rates, date } }: Pick<Reference, "exchange">) {
  const [own, shown] = [findRate(from, rates), findRate(to, rates)];
  if (from === to || !own || !shown) return undefined;
  const [name, other] = [formatCurrency(from), formatCurrency(to)];
  const rate = `1 ${name} = ${formatNumber(shown / own, 5)} ${other}`;
  return { own: name, currency: other, rate, date: formatDate(date) };
}

/** A currency as the language of the page writes it in lists and formulas. */
export function formatCurrency(code: string): string {
  return formatCurrencyName(code, getLocale());
}

/** An amount, or the least and the greatest that it may come to. */
export function formatAmountSpan({ low, high }: Span, currency: string): string {
  if (low === high) return formatMoney(low, currency);
  return m.span({ low: formatMoney(low, currency), high: formatMoney(high, currency) });
}
