/** What a language is: one entry, and its words in `app/messages/<code>.json` or in `messages/<code>.json` of the content. */
type LocaleEntry = {
  /** The first part of its addresses, and the ending of its files: `/zh/esg`, `esg.zh.yaml`. */
  code: string;
  /** As its speakers call it. */
  name: string;
  /** As `lang` and `hreflang` name it (BCP 47). */
  tag: string;
  /** As a shared link names it (Open Graph). */
  region: string;
  direction: "ltr" | "rtl";
  /** What it says to a reader of a page in another language whose browser asks for it, and how that is put away. */
  offer: { text: string; close: string };
  /** Whose numbers and whose dates it writes (BCP 47). */
  numbers: string;
  dates: string;
  /** What its readers count in (ISO 4217), where prices in other currencies are also said in that. */
  currency?: string;
  /** It calls currencies by their names where others write the codes: `6.59 美元/公斤`. */
  namesCurrencies?: true;
};

/** Every language the site may be published in, the one of the code's own words first. */
const register = [
  {
    code: "en",
    name: "English",
    tag: "en",
    region: "en_GB",
    direction: "ltr",
    numbers: "en-US",
    dates: "en-GB",
    offer: { text: "This page is also in English", close: "Close" },
  },
  {
    code: "zh",
    name: "中文",
    tag: "zh-Hans",
    region: "zh_CN",
    direction: "ltr",
    numbers: "zh-CN",
    dates: "zh-CN",
    currency: "CNY",
    namesCurrencies: true,
    offer: { text: "本页有中文版", close: "关闭" },
  },
  {
    code: "de",
    name: "Deutsch",
    tag: "de",
    region: "de_DE",
    direction: "ltr",
    numbers: "de-DE",
    dates: "de-DE",
    offer: { text: "Diese Seite gibt es auch auf Deutsch", close: "Schließen" },
  },
] as const satisfies readonly LocaleEntry[];

export type Locale = (typeof register)[number]["code"];

export const knownLocales: readonly Locale[] = register.map(({ code }) => code);

/** The language that the messages of the interface are first written in: what another lacks is said in it. */
export const sourceLocale: Locale = "en";

/** The languages this site is published in; what each page has in the first. */
export let locales: readonly Locale[] = [...knownLocales];
/** The language whose addresses have no prefix, and that every text has. */
export let baseLocale: Locale = "en";

/** Sets the languages, once at the start: the catalog reads them in `content/site.yaml`, a document is told by its build. */
export function publishLocales(published: readonly Locale[]): void {
  const [first] = published;
  if (!first) throw new Error("A site has at least one language");
  locales = published;
  baseLocale = first;
}

export function localeEntry(locale: Locale): LocaleEntry {
  const entry = register.find(({ code }) => code === locale);
  if (!entry) throw new Error(`The register knows no language "${locale}"`);
  return entry;
}

/** A language as `lang` and `hreflang` name it. */
export function tagOf(locale: Locale): string {
  return localeEntry(locale).tag;
}

/** The language an address belongs to: its first segment, the first language where that names none. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return locales.find((locale) => locale === first && locale !== baseLocale) ?? baseLocale;
}

/** An address of the site's first language in another one: `/esg` is `/zh/esg`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === baseLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The name of a page's picture in a language: `home`, `zh-home`. */
export function socialCardName(card: string, locale: Locale): string {
  return locale === baseLocale ? card : `${locale}-${card}`;
}

/** An address without its language. */
export function plainPath(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === baseLocale) return pathname;
  return pathname.slice(locale.length + 1) || "/";
}
