import { baseLocale, type Locale, locales } from "#site/locales.ts";
import { storageKey } from "./storage-key.ts";

/** The documented key: the language that a visitor chose, or `offered` once another one was offered. */
export const languageKey = storageKey("language");

/**
 * The language to offer to a reader of a page in `own`: the first one of the browser that the site has, where that is
 * another one, and none was chosen or offered before. Only on pages without a prefix: one with it was asked for by name.
 */
export function languageToOffer(own: Locale, wanted: readonly string[], kept: string | null): Locale | undefined {
  if (kept !== null || own !== baseLocale) return undefined;
  const [first] = wanted.flatMap((tag) => locales.find((locale) => tag.toLowerCase().split("-")[0] === locale) ?? []);
  return first === own ? undefined : first;
}

/** Keeps what was chosen, as far as the browser allows; says whether it did. */
export function keepLanguage(choice: Locale | "offered"): boolean {
  try {
    localStorage.setItem(languageKey, choice);
    return true;
  } catch {
    return false;
  }
}

export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return "";
  }
}
