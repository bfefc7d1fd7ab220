import type { Catalog } from "../catalog.ts";
import { languageTags, type Locale, type Localized, localPath } from "../locale.ts";
import { pagePaths, servicePath } from "../paths.ts";

export type SitemapEntry = { url: string; modified?: string; alternates: { lang: string; href: string }[] };

/** Pages that search engines should know: an item at a glance is left out, it stands for its full text. */
export function sitemapEntries(catalog: Catalog): SitemapEntry[] {
  const site = catalog.site.address.replace(/\/$/, "");
  const paths = pagePaths(catalog).filter((path) => !/^\/newsroom\/(?!detail\/)./.test(path));
  return paths.flatMap((path) => {
    const translations = translationsOf(catalog, path);
    const alternates =
      translations.length > 1
        ? translations.map((locale) => ({
            lang: languageTags[locale],
            href: site + localPath(path, locale),
          }))
        : [];
    const modified = modifiedOf(catalog, path);
    return translations.map((locale) => ({
      url: site + localPath(path, locale),
      ...(modified && { modified }),
      alternates,
    }));
  });
}

/** The languages in which a page's own text exists. */
export function translationsOf(catalog: Catalog, path: string): Locale[] {
  const versions = versionsOf(catalog, path);
  return versions?.zh === undefined ? ["en"] : ["en", "zh"];
}

function versionsOf(catalog: Catalog, path: string): Localized<unknown> | undefined {
  if (path === "/") return catalog.home;
  if (path === "/resource/shipping-calculator") return catalog.calculator;
  const last = path.split("/").at(-1) ?? "";
  const service = catalog.services.get(last);
  if (service && servicePath(last, service.en.head) === path) return service;
  if (path.startsWith("/newsroom/")) return catalog.news.get(last);
  if (path.startsWith("/resource/guides/")) return catalog.guides.get(last);
  return catalog.pages.get(last);
}

function modifiedOf(catalog: Catalog, path: string): string | undefined {
  const last = path.split("/").at(-1) ?? "";
  if (path.startsWith("/newsroom/")) return catalog.news.get(last)?.en.head.date;
  if (path.startsWith("/resource/guides/")) return catalog.guides.get(last)?.en.head.updated;
  return catalog.pages.get(last)?.en.head.updated;
}
