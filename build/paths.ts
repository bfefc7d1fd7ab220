import type { Catalog } from "#catalog/catalog.ts";
import { mapViews } from "#catalog/drawings/service-map.ts";
import { contentFiles } from "#catalog/content-files.ts";
import { imagePaths } from "#catalog/images/picture.ts";
import { locales, localPath } from "#site/locales.ts";
import { feedPaths } from "#catalog/newsroom/feeds.ts";
import { downloadPaths, pagePaths } from "#catalog/paths.ts";
import { sampleFiles } from "#catalog/sample-files.ts";
import { searchPaths } from "#catalog/search/documents.ts";
import { sitemapNames } from "#catalog/views/sitemap.ts";
import { socialCardPaths } from "#catalog/views/social-cards.ts";
import type { KeyedPage } from "./kept-pages.ts";
import { iconPaths } from "./files/icon.ts";
import { newsroomPages } from "./newsroom-pages.ts";
import { ratesFiles } from "./rates-files.ts";

export type SitePaths = {
  /** Pages in each locale that every build renders, since they show the day's prices and times. */
  daily: string[];
  /** Pages of the newsroom, rendered only when they change. */
  newsroom: KeyedPage[];
  /** Files for machines. */
  files: string[];
};

/** Every address of the site. */
export function sitePaths(content: Catalog): SitePaths {
  return {
    daily: pagePaths(content).flatMap((path) => locales.map((locale) => localPath(path, locale))),
    newsroom: newsroomPages(content),
    files: [
      ...[...mapViews(content).keys()].map((name) => `/maps/${name}.svg`),
      "/service-worker.js",
      ...iconPaths,
      "/robots.txt",
      "/.well-known/security.txt",
      "/sitemap.xml",
      ...sitemapNames(content).map((name) => `/sitemaps/${name}.xml`),
      ...locales.flatMap((locale) => [...feedPaths(content, locale), ...searchPaths(content, locale)]),
      ...["/manifest.webmanifest", ...downloadPaths(content)].flatMap((path) =>
        locales.map((locale) => localPath(path, locale)),
      ),
      ...ratesFiles(content).map(({ address }) => address),
      ...contentFiles(content).keys(),
      ...sampleFiles(content).keys(),
      ...socialCardPaths(content),
      ...imagePaths(content),
    ],
  };
}
