import { type Locale, localeEntry } from "./locales.ts";

/** Numbers and signs in their own order: where letters run from right to left, `7–10` would read `10–7`. */
export function isolated(text: string, locale: Locale): string {
  return localeEntry(locale).direction === "rtl" ? `\u2066${text}\u2069` : text;
}
