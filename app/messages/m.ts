import { getLanguageTag, type Locale } from "#site/locales.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { formatMessage, type Inputs } from "./format.ts";
import type { DateWords } from "./dates.ts";
import type { Messages } from "./typed.d.ts";

/** Messages of a language, and how it writes dates. */
export type Language = { texts: Readonly<Record<string, string>>; dates?: DateWords };

const languages = new Map<Locale, Language>();

/** Adds messages of a language. The browser adds those that it needs, the build all of them. */
export function addMessages(locale: Locale, { texts, dates }: Language): void {
  const known = languages.get(locale);
  const days = dates ?? known?.dates;
  languages.set(locale, { texts: { ...known?.texts, ...texts }, ...(days && { dates: days }) });
}

/** Messages of the interface in the document's language: `m.news_count({ count })`. */
export const m = new Proxy<Messages>(Object.create(null), {
  get:
    (_, key) =>
    (inputs: Inputs = {}) => {
      const locale = getLocale();
      const text = languages.get(locale)?.texts[String(key)];
      if (text === undefined) throw new Error(`There is no message "${String(key)}" in "${locale}"`);
      return formatMessage(text, inputs, getLanguageTag(locale));
    },
});

/** How the document's language writes dates. */
export function getDateWords(): DateWords {
  const words = languages.get(getLocale())?.dates;
  if (!words) throw new Error(`The messages of "${getLocale()}" are not loaded`);
  return words;
}
