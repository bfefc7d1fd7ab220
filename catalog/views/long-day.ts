import { type Locale, localeEntry } from "#site/locales.ts";

/** A day as a language writes it in full: `23 November 2026`. */
export function longDay(day: string, locale: Locale): string {
  if (day === "") return "";
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeEntry(locale).dates, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
