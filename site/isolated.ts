import { type Locale, localeEntry } from "./locales.ts";

/** Keeps numbers and signs in order: in right-to-left text `7–10` would read `10–7`. */
export function isolated(text: string, locale: Locale): string {
  return localeEntry(locale).direction === "rtl" ? `\u2066${text}\u2069` : text;
}
