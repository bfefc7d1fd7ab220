import { baseLocale, type Locale, locales } from "#site/locales.ts";
import { storageKey } from "./storage-key.ts";

/** The documented key: the language that a visitor chose, or `offered` once another one has been offered. */
export const languageKey = storageKey("language");

/**
 * The language to offer to a reader of a page in `own`: the browser's first one that the site has, if it is different
 * and none was chosen or offered before. Only on pages without a prefix, because a prefix was asked for explicitly.
 */
export function languageToOffer(own: Locale, wanted: readonly string[], kept: string | null): Locale | undefined {
  if (kept !== null || own !== baseLocale) return undefined;
  const [first] = wanted.flatMap((tag) => locales.find((locale) => tag.toLowerCase().split("-")[0] === locale) ?? []);
  return first === own ? undefined : first;
}

/** Stores the choice if the browser allows it; returns whether it did. */
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
