import { baseLocale, type Locale, locales, sourceLocale } from "#site/locales.ts";

/** A text or document in the languages that have it: those of the content in the site's first language always. */
export type Localized<T> = { [Known in Locale]?: T | undefined };

/** The version for a language, and the language it really is in: where it lacks, that of the site, or of the code's own words. */
export function inLocale<T>(versions: Localized<T>, locale: Locale): { value: T; locale: Locale } {
  for (const each of [locale, baseLocale, sourceLocale]) {
    const value = versions[each];
    if (value !== undefined) return { value, locale: each };
  }
  throw new Error(`A text is missing in "${baseLocale}"`);
}

/** The version that every text has and that translations are made of. */
export function original<T>(versions: Localized<T>): T;
export function original<T>(versions: Localized<T> | undefined): T | undefined;
export function original<T>(versions: Localized<T> | undefined): T | undefined {
  return versions && inLocale(versions, baseLocale).value;
}

/** The languages of the site that a text really exists in. */
export function languagesOf(versions: Localized<unknown>): Locale[] {
  return locales.filter((locale) => versions[locale] !== undefined);
}

/** What a page says of its languages: the one that its text really is in, and all that the text exists in. */
export function inLanguages(versions: Localized<unknown>, locale: Locale): PageLanguages {
  return { contentLocale: inLocale(versions, locale).locale, translations: languagesOf(versions) };
}

export type PageLanguages = { contentLocale: Locale; translations: readonly Locale[] };
