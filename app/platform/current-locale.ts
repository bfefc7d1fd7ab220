import type { LocalText } from "#rating/card.ts";
import { baseLocale, type Locale, sourceLocale } from "#site/locales.ts";

let read: () => Locale = () => baseLocale;

/** The locale of the document or, while prerendering, of the page being rendered. */
export function getLocale(): Locale {
  return read();
}

/** Sets where the locale is read from. Called once by each entry. */
export function readLocaleWith(reader: () => Locale): void {
  read = reader;
}

/** A text from the content in the document's language, or else in the site's. */
export function getLocalText(text: LocalText): string {
  return text[getLocale()] ?? text[baseLocale] ?? text[sourceLocale] ?? "";
}
