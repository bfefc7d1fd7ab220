import { getLocaleEntry, type Locale, type LocaleEntry } from "./locales.ts";

// creating one costs far more than using it
const names: Record<string, Intl.DisplayNames> = {};

/** A currency as a language writes it in lists and formulas: its code, or a name such as `美元`. */
export function formatCurrencyName(code: string, locale: Locale): string {
  const { numbers, namesCurrencies } = getLocaleEntry(locale);
  if (!namesCurrencies || !/^[A-Z]{3}$/.test(code)) return code;
  names[numbers] ??= new Intl.DisplayNames(numbers, { type: "currency" });
  return names[numbers].of(code) ?? code;
}

/**
 * How `Intl` writes an amount of a currency in a language: `$` alone is the US dollar, and each of the others that share
 * a sign says whose it is (`CA$`, and `JP¥` where `¥` is the yuan).
 */
export function getMoneyStyle(
  currency: string,
  { fullSigns }: Pick<LocaleEntry, "fullSigns">,
): Pick<Intl.NumberFormatOptions, "style" | "currency" | "currencyDisplay"> {
  return { style: "currency", currency, currencyDisplay: currency === "USD" && !fullSigns ? "narrowSymbol" : "symbol" };
}

/** The currency that readers of a language think in: how it is written (`¥{amount}`), and what a minor unit of each card currency is worth. */
export type OwnCurrency = { pattern: string; rates: Readonly<Record<string, number>> };

/** An amount roughly converted to the readers' own currency: `¥90`. Undefined if it already is, or has no rate. */
export function convertToOwnCurrency(
  { amount, currency }: { amount: number; currency: string },
  own: OwnCurrency | undefined,
  locale: Locale,
): string | undefined {
  const rate = own?.rates[currency];
  if (!own || rate === undefined) return undefined;
  const figure = Math.round(amount * rate).toLocaleString(getLocaleEntry(locale).numbers);
  return own.pattern.replace("{amount}", figure);
}
