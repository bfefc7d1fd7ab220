export const locales = ["en", "zh"] as const;
export type Locale = (typeof locales)[number];
/** A locale as `lang` and `hreflang` name it. */
export const languageTags: Readonly<Record<Locale, string>> = { en: "en", zh: "zh-Hans" };
export const baseLocale: Locale = "en";

/** The locale an address belongs to: its first segment, English where that names none. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return locales.find((locale) => locale === first) ?? baseLocale;
}

/** An address of the English site in another locale: `/esg` is `/zh/esg`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** An address without its locale. */
export function plainPath(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === baseLocale) return pathname;
  return pathname.slice(locale.length + 1) || "/";
}

/** A text or document in the locales that have it; English always. */
export type Localized<T> = { en: T } & { [Other in Exclude<Locale, "en">]?: T | undefined };

/** The version for a locale, and the locale it really is. */
export function inLocale<T>(versions: Localized<T>, locale: Locale): { value: T; locale: Locale } {
  const own = versions[locale];
  return own === undefined ? { value: versions.en, locale: baseLocale } : { value: own, locale };
}
