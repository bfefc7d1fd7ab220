import { type Locale, localeEntry } from "./locales.ts";

/** What a language's readers count in: its sign, and what one minor unit of each currency of the cards is in it. */
export type OwnCurrency = { sign: string; rates: Readonly<Record<string, number>> };

/** What an amount in minor units roughly is in the readers' own currency: `¥90`. Nothing where it is in that, or has no rate. */
export function inOwnCurrency(
  { amount, currency }: { amount: number; currency: string },
  own: OwnCurrency | undefined,
  locale: Locale,
): string | undefined {
  const rate = own?.rates[currency];
  if (!own || rate === undefined) return undefined;
  return `${own.sign}${Math.round(amount * rate).toLocaleString(localeEntry(locale).numbers)}`;
}
