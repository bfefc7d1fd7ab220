import { baseLocale, type Locale } from "#site/locales.ts";

let read: () => Locale = () => baseLocale;

/** The locale of the document or, while prerendering, of the page being rendered. */
export function getLocale(): Locale {
  return read();
}

/** Sets where the locale is read from. Called once by each entry. */
export function readLocaleWith(reader: () => Locale): void {
  read = reader;
}
