import { baseLocale, type Locale, locales, sourceLocale } from "#site/locales.ts";

/** A text or document by language; content always has it in the site's first one. */
export type Localized<T> = { [Known in Locale]?: T | undefined };

/** The version for a language and the language it is in: failing that, the site's first or the interface's own. */
export function inLocale<T>(versions: Localized<T>, locale: Locale): { value: T; locale: Locale } {
  for (const each of [locale, baseLocale, sourceLocale]) {
    const value = versions[each];
    if (value !== undefined) return { value, locale: each };
  }
  throw new Error(`A text is missing in "${baseLocale}"`);
}

/** The version that every text has and that translations are made from. */
export function original<T>(versions: Localized<T>): T;
export function original<T>(versions: Localized<T> | undefined): T | undefined;
export function original<T>(versions: Localized<T> | undefined): T | undefined {
  return versions && inLocale(versions, baseLocale).value;
}

/** The site's languages in which a text actually exists. */
export function languagesOf(versions: Localized<unknown>): Locale[] {
  return locales.filter((locale) => versions[locale] !== undefined);
}

/** A page's languages: the one that its text is actually in, and all in which the text exists. */
export function inLanguages(versions: Localized<unknown>, locale: Locale): PageLanguages {
  return { contentLocale: inLocale(versions, locale).locale, translations: languagesOf(versions) };
}

export type PageLanguages = { contentLocale: Locale; translations: readonly Locale[] };
