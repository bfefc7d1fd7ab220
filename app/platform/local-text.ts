import type { LocalText } from "#rating/duties/rules.ts";
import { baseLocale, sourceLocale } from "#site/locales.ts";
import { getLocale } from "./current-locale.ts";

/** A text of the content in the document's language, in that of the site where it has no other. */
export function localText(text: LocalText): string {
  return text[getLocale()] ?? text[baseLocale] ?? text[sourceLocale] ?? "";
}
