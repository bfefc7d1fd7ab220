import { type Locale, localeEntry } from "./locales.ts";

/** The currency that readers of a language think in: its sign, and what a minor unit of each card currency is worth. */
export type OwnCurrency = { sign: string; rates: Readonly<Record<string, number>> };

/** An amount roughly converted to the readers' own currency: `¥90`. Undefined if it already is, or has no rate. */
export function inOwnCurrency(
  { amount, currency }: { amount: number; currency: string },
  own: OwnCurrency | undefined,
  locale: Locale,
): string | undefined {
  const rate = own?.rates[currency];
  if (!own || rate === undefined) return undefined;
  return `${own.sign}${Math.round(amount * rate).toLocaleString(localeEntry(locale).numbers)}`;
}
