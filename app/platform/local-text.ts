import type { LocalText } from "#rating/duties/rules.ts";
import { baseLocale, sourceLocale } from "#site/locales.ts";
import { getLocale } from "./current-locale.ts";

/** A text from the content in the document's language, or else in the site's. */
export function localText(text: LocalText): string {
  return text[getLocale()] ?? text[baseLocale] ?? text[sourceLocale] ?? "";
}
