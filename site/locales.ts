/** A language: one entry here, and messages in `app/messages/<code>.json` or the content's `messages/<code>.json`. */
export type LocaleEntry = {
  /** First part of its addresses, and part of its file names: `/zh/esg`, `esg.zh.yaml`. */
  code: string;
  /** Its name in the language itself. */
  name: string;
  /** For `lang` and `hreflang` (BCP 47). */
  tag: string;
  direction: "ltr" | "rtl";
  /** What a reader whose browser asks for this language is told on a page in another one, and how to dismiss it. */
  offer: { text: string; close: string };
  /** The locales whose number and date formats it uses (BCP 47). */
  numbers: string;
  dates: string;
  /** What stands between whole numbers and decimals in `numbers`: short numbers need no formatter, which takes long to make. */
  decimal: "." | ",";
  /** The currency its readers think in (ISO 4217), if prices are to be shown in that as well. */
  currency?: string;
  /** Says whose dollars US dollars are, too: `12,50 $US`. */
  fullSigns?: true;
  /** Writes currencies by name where other languages use codes: `6.59 美元/公斤`. */
  namesCurrencies?: true;
};

/** Every language the site can be published in; first the one that the interface is written in. */
const register = [
  {
    code: "en",
    name: "English",
    tag: "en",
    direction: "ltr",
    numbers: "en-US",
    dates: "en-GB",
    decimal: ".",
    offer: { text: "This page is also in English", close: "Close" },
  },
  {
    code: "zh",
    name: "中文",
    tag: "zh-Hans",
    direction: "ltr",
    numbers: "zh-CN",
    dates: "zh-CN",
    decimal: ".",
    currency: "CNY",
    namesCurrencies: true,
    offer: { text: "本页有中文版", close: "关闭" },
  },
  {
    code: "de",
    name: "Deutsch",
    tag: "de",
    direction: "ltr",
    numbers: "de-DE",
    dates: "de-DE",
    decimal: ",",
    offer: { text: "Diese Seite gibt es auch auf Deutsch", close: "Schließen" },
  },
] as const satisfies readonly LocaleEntry[];

export type Locale = (typeof register)[number]["code"];

export const knownLocales: readonly Locale[] = register.map(({ code }) => code);

/** The language in which messages are written first, used wherever another language lacks one. */
export const sourceLocale: Locale = "en";

/** The languages this site is published in; every page exists in the first. */
export let locales: readonly Locale[] = [...knownLocales];
/** The language whose addresses have no prefix, and in which every text exists. */
export let baseLocale: Locale = "en";

/** Sets the languages once at the start: the catalog takes them from `content/site.yaml`, a page from its build. */
export function publishLocales(published: readonly Locale[]): void {
  const [first] = published;
  if (!first) throw new Error("A site has at least one language");
  locales = published;
  baseLocale = first;
}

export function getLocaleEntry(locale: Locale): LocaleEntry {
  const entry = register.find(({ code }) => code === locale);
  if (!entry) throw new Error(`The register knows no language "${locale}"`);
  return entry;
}

/** A language's tag for `lang` and `hreflang`. */
export function getLanguageTag(locale: Locale): string {
  return getLocaleEntry(locale).tag;
}

/** The language of an address: its first segment, or the first language if that names none. */
export function getPathLocale(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return locales.find((locale) => locale === first && locale !== baseLocale) ?? baseLocale;
}

/** An address in the site's first language, translated to another language: `/esg` becomes `/zh/esg`. */
export function toLocalPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The name of a page's social card in a language: `home`, `zh-home`. */
export function getSocialCardName(card: string, locale: Locale): string {
  return locale === baseLocale ? card : `${locale}-${card}`;
}

/** An address without its language prefix. */
export function toPlainPath(pathname: string): string {
  const locale = getPathLocale(pathname);
  if (locale === baseLocale) return pathname;
  return pathname.slice(locale.length + 1) || "/";
}

/** A text or document by language; content always has it in the site's first one. */
export type Localized<T> = { [Known in Locale]?: T | undefined };

/** The version for a language and the language it is in: failing that, the site's first or the interface's own. */
export function resolveLocale<T>(versions: Localized<T>, locale: Locale): { value: T; locale: Locale } {
  for (const each of [locale, baseLocale, sourceLocale]) {
    const value = versions[each];
    if (value !== undefined) return { value, locale: each };
  }
  throw new Error(`A text is missing in "${baseLocale}"`);
}

/** The version that every text has and that translations are made from. */
export function getOriginal<T>(versions: Localized<T>): T;
export function getOriginal<T>(versions: Localized<T> | undefined): T | undefined;
export function getOriginal<T>(versions: Localized<T> | undefined): T | undefined {
  return versions && resolveLocale(versions, baseLocale).value;
}

/** The site's languages in which a text actually exists. */
export function listLanguages(versions: Localized<unknown>): Locale[] {
  return locales.filter((locale) => versions[locale] !== undefined);
}

/** A page's languages: the one that its text is actually in, and all in which the text exists. */
export function getPageLanguages(versions: Localized<unknown>, locale: Locale): PageLanguages {
  return { contentLocale: resolveLocale(versions, locale).locale, translations: listLanguages(versions) };
}

export type PageLanguages = { contentLocale: Locale; translations: readonly Locale[] };
