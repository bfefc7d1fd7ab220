import { baseLocale, getLanguageTag, getOriginal, listLanguages, type Locale, toLocalPath } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { getNewsArchive } from "../newsroom/archive.ts";
import { listSitePages } from "../site-pages.ts";

export type SitemapEntry = { url: string; modified?: string; alternates: { lang: string; href: string }[] };

/** The protocol allows 50,000 addresses per file; an item may have one in each language. */
const itemsPerFile = 20_000;

/** Names of the sitemaps: one for the pages, and one for each year of the newsroom (more for a very long one). */
export function listSitemapNames(catalog: Catalog): string[] {
  const years = [...getNewsArchive(catalog, baseLocale).byYear].flatMap(([year, items]) =>
    Array.from({ length: Math.ceil(items.length / itemsPerFile) }, (_, at) =>
      at === 0 ? `news-${year}` : `news-${year}-${at + 1}`,
    ),
  );
  return ["pages", ...years];
}

/** The pages in a sitemap that search engines should know; undefined for an unknown name. */
export function listSitemapEntries(catalog: Catalog, name: string): SitemapEntry[] | undefined {
  const { address } = catalog.site;
  if (name === "pages")
    return listSitePages(catalog).flatMap(({ path, versions, modified }) =>
      listEntries(address, path, listLanguages(versions), modified),
    );
  const [, year = "", part = "1"] = /^news-(\d{4})(?:-(\d+))?$/.exec(name) ?? [];
  const items = getNewsArchive(catalog, baseLocale)
    .byYear.get(year)
    ?.slice((Number(part) - 1) * itemsPerFile, Number(part) * itemsPerFile);
  if (!items?.length) return undefined;
  // an item's short page is left out, because the full text represents it
  return items.flatMap(({ id, detailPath }) => {
    const versions = catalog.news.get(id);
    if (!versions) return [];
    const { corrections, date } = getOriginal(versions).head;
    return listEntries(address, detailPath, listLanguages(versions), corrections.at(-1)?.date ?? date);
  });
}

function listEntries(site: string, path: string, languages: readonly Locale[], modified: string | undefined) {
  const alternates =
    languages.length > 1
      ? languages.map((locale) => ({ lang: getLanguageTag(locale), href: site + toLocalPath(path, locale) }))
      : [];
  return languages.map((locale) => ({
    url: site + toLocalPath(path, locale),
    ...(modified && { modified }),
    alternates,
  }));
}
