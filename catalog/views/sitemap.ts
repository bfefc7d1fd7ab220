import type { Catalog } from "../catalog.ts";
import { baseLocale, type Locale, localPath, tagOf } from "#site/locales.ts";
import { languagesOf, type Localized, original } from "../localized.ts";
import { newsArchive } from "../newsroom/archive.ts";
import { pagePaths, servicePath } from "../paths.ts";

export type SitemapEntry = { url: string; modified?: string; alternates: { lang: string; href: string }[] };

/** The protocol allows 50,000 addresses a file; an item may have one in each language. */
const itemsPerFile = 20_000;

/** Names of the site's maps: one of the pages, and one for each year of the newsroom (more for a very long one). */
export function sitemapNames(catalog: Catalog): string[] {
  const years = [...newsArchive(catalog, baseLocale).byYear].flatMap(([year, items]) =>
    Array.from({ length: Math.ceil(items.length / itemsPerFile) }, (_, at) =>
      at === 0 ? `news-${year}` : `news-${year}-${at + 1}`,
    ),
  );
  return ["pages", ...years];
}

/** Pages that search engines should know, of one map; nothing for a name that is none. */
export function sitemapEntries(catalog: Catalog, name: string): SitemapEntry[] | undefined {
  if (name === "pages") return pagePaths({ ...catalog, news: new Map() }).flatMap((path) => entriesOf(catalog, path));
  const [, year = "", part = "1"] = /^news-(\d{4})(?:-(\d+))?$/.exec(name) ?? [];
  const items = newsArchive(catalog, baseLocale)
    .byYear.get(year)
    ?.slice((Number(part) - 1) * itemsPerFile, Number(part) * itemsPerFile);
  // an item at a glance is left out: it stands for its full text
  return items?.length ? items.flatMap(({ detailPath }) => entriesOf(catalog, detailPath)) : undefined;
}

function entriesOf(catalog: Catalog, path: string): SitemapEntry[] {
  const site = catalog.site.address;
  const translations = translationsOf(catalog, path);
  const alternates =
    translations.length > 1
      ? translations.map((locale) => ({ lang: tagOf(locale), href: site + localPath(path, locale) }))
      : [];
  const modified = modifiedOf(catalog, path);
  return translations.map((locale) => ({
    url: site + localPath(path, locale),
    ...(modified && { modified }),
    alternates,
  }));
}

/** The languages in which a page's own text exists. */
export function translationsOf(catalog: Catalog, path: string): Locale[] {
  const versions = versionsOf(catalog, path);
  return versions ? languagesOf(versions) : [baseLocale];
}

function versionsOf(catalog: Catalog, path: string): Localized<unknown> | undefined {
  if (path === "/") return catalog.home;
  if (path === "/resource/shipping-calculator") return catalog.calculator;
  if (path === "/resource/order-files") return catalog.orderFiles;
  const last = path.split("/").at(-1) ?? "";
  const service = catalog.services.get(last);
  if (service && servicePath(last, original(service).head) === path) return service;
  if (path.startsWith("/newsroom/")) return catalog.news.get(last);
  if (path.startsWith("/resource/guides/")) return catalog.guides.get(last);
  return catalog.pages.get(last);
}

function modifiedOf(catalog: Catalog, path: string): string | undefined {
  const last = path.split("/").at(-1) ?? "";
  const item = path.startsWith("/newsroom/") ? original(catalog.news.get(last))?.head : undefined;
  if (item) return item.corrections.at(-1)?.date ?? item.date;
  if (path.startsWith("/resource/guides/")) return original(catalog.guides.get(last))?.head.updated;
  return original(catalog.pages.get(last))?.head.updated;
}
