import { catalog } from "#catalog/catalog.ts";
import { imagePaths } from "#catalog/images/picture.ts";
import { contentFiles } from "#catalog/content-files.ts";
import { locales, localPath } from "#catalog/locale.ts";
import { downloadPaths, pagePaths } from "#catalog/paths.ts";
import { feedPaths } from "#catalog/newsroom/feeds.ts";
import { listPaths } from "#catalog/newsroom/list.ts";
import { searchPaths } from "#catalog/search/documents.ts";
import { sitemapNames } from "#catalog/views/sitemap.ts";
import { socialCardPaths } from "#catalog/views/social-cards.ts";

/** Every address that the build renders: each page in each locale, and the files for machines. */
/** Says the same as `/newsroom`; a route needs one page at least, and a newsroom may have no second. */
const firstPage = "/newsroom/page/1";

export function prerenderPaths(): string[] {
  const content = catalog();
  const inLocales = (path: string) => locales.map((locale) => localPath(path, locale));
  return [
    ...[...pagePaths(content), ...listPaths(content), firstPage].flatMap(inLocales),
    "/maps/world.svg",
    "/maps/globe.svg",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/images/index.json",
    "/files/index.json",
    ...sitemapNames(content).map((name) => `/sitemaps/${name}.xml`),
    ...locales.flatMap((locale) => [...feedPaths(content, locale), ...searchPaths(content, locale)]),
    ...downloadPaths(content),
    ...contentFiles(content).keys(),
    ...socialCardPaths(content),
    ...imagePaths(content),
  ];
}
