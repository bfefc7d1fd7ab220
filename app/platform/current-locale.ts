import type { Locale } from "#catalog/locale.ts";

let read: () => Locale = () => "en";

/** The locale of the document, or while prerendering that of the page being rendered. */
export function getLocale(): Locale {
  return read();
}

/** Says where the locale is to be read. Called once by each entry. */
export function readLocaleWith(reader: () => Locale): void {
  read = reader;
}
