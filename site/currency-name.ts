import { type Locale, localeEntry } from "./locales.ts";

// creating one costs far more than using it
const names: Record<string, Intl.DisplayNames> = {};

/** A currency as a language writes it in lists and formulas: its code, or a name such as `美元`. */
export function currencyName(code: string, locale: Locale): string {
  const { numbers, namesCurrencies } = localeEntry(locale);
  if (!namesCurrencies || !/^[A-Z]{3}$/.test(code)) return code;
  names[numbers] ??= new Intl.DisplayNames(numbers, { type: "currency" });
  return names[numbers].of(code) ?? code;
}
