import { baseLocale, type Locale } from "#site/locales.ts";

let read: () => Locale = () => baseLocale;

/** The locale of the document, or while prerendering that of the page being rendered. */
export function getLocale(): Locale {
  return read();
}

/** Says where the locale is to be read. Called once by each entry. */
export function readLocaleWith(reader: () => Locale): void {
  read = reader;
}
