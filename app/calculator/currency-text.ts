import { getLocale } from "#app/platform/current-locale.ts";
import { currencyName } from "#site/currency-name.ts";

/** A currency as the language of the page writes it in lists and formulas. */
export function currencyText(code: string): string {
  return currencyName(code, getLocale());
}
