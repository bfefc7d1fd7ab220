import { type Locale, localeEntry } from "./locales.ts";

/** A range of whole numbers: `7–10`, `16`. Isolated where letters run from right to left: there it would read `10–7`. */
export function rangeText({ min, max }: { min: number; max: number }, locale: Locale): string {
  if (min === max) return String(max);
  const text = `${min}–${max}`;
  return localeEntry(locale).direction === "rtl" ? `\u2066${text}\u2069` : text;
}
