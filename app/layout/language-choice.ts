import { baseLocale, type Locale, locales } from "#site/locales.ts";
import { getStorageKey, readStored, writeStored } from "#app/platform/storage.ts";

/** The documented key: the language that a visitor chose, or `offered` once another one has been offered. */
const languageKey = getStorageKey("language");

/**
 * The language to offer to a reader of a page in `own`: the browser's first one that the site has, if it is different
 * and none was chosen or offered before. Only on pages without a prefix, because a prefix was asked for explicitly.
 */
export function pickOfferedLanguage(
  own: Locale,
  wanted: readonly string[],
  kept: string | null | undefined,
): Locale | undefined {
  if (kept !== null || own !== baseLocale) return undefined;
  const [first] = wanted.flatMap((tag) => locales.find((locale) => tag.toLowerCase().split("-")[0] === locale) ?? []);
  return first === own ? undefined : first;
}

/** Stores the choice if the browser allows it; returns whether it did. */
export function keepLanguage(choice: Locale | "offered"): boolean {
  return writeStored(languageKey, choice);
}

/** What was kept, null if nothing was; undefined if the browser refuses storage, and then nothing is offered. */
export function readStoredLanguage(): string | null | undefined {
  return readStored(languageKey);
}
