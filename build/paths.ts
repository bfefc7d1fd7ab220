import type { Catalog } from "#catalog/model.ts";
import { listMapFiles } from "#catalog/drawings/maps/service-map.ts";
import { listContentFiles, listSampleFiles } from "#catalog/content-files.ts";
import { listImagePaths } from "#catalog/images/picture.ts";
import { locales, toLocalPath } from "#site/locales.ts";
import { listOpenData } from "#catalog/open-data/schemas.ts";
import { listFeedPaths } from "#catalog/newsroom/feeds.ts";
import { listDownloadPaths, listPagePaths } from "#catalog/site-pages.ts";
import { searchPaths } from "#catalog/search-documents.ts";
import { listSitemapNames, listSocialCards } from "#catalog/views/page-lists.ts";
import { iconPaths } from "./files/icon.ts";
import { getNewsArchive, listPath, listPaths } from "#catalog/newsroom/archive.ts";
import { getCalculatorRates, type DataFile, writeParcelRates } from "#catalog/views/engine-data.ts";
import { writeArticles, writeGoodsLaw, writeHeadings } from "#catalog/views/goods.ts";

/** What is at an address: a page with its payload, a 404 page, or a file for machines. */
export type Work = {
  kind: "page" | "missing" | "file";
  path: string;
  /** Few visitors fetch it. */
  rare?: boolean;
};

/** Every address of the site; files first, since encoding images occupies other threads while pages are rendered. */
export function listSitePaths(content: Catalog): Work[] {
  const work = (kind: Work["kind"], paths: Iterable<string>) => [...paths].map((path): Work => ({ kind, path }));
  const inEach = (paths: readonly string[]) =>
    paths.flatMap((path) => locales.map((locale) => toLocalPath(path, locale)));
  return [
    ...work("file", [
      ...[...listMapFiles(content).keys()].map((name) => `/maps/${name}.svg`),
      "/service-worker.js",
      ...iconPaths,
      "/robots.txt",
      "/.well-known/security.txt",
      "/sitemap.xml",
      ...listSitemapNames(content).map((name) => `/sitemaps/${name}.xml`),
      ...locales.flatMap((locale) => [
        ...listFeedPaths(content, locale),
        ...searchPaths(content, locale),
        `/search/${locale}/places.json`,
      ]),
      ...inEach(["/manifest.webmanifest", ...listDownloadPaths(content)]),
      ...listDataFiles(content).map(({ address }) => address),
      ...listOpenData().flatMap(({ address, schema }) => [address, schema]),
      ...listContentFiles(content).keys(),
      ...listSampleFiles(content).keys(),
      ...listSocialCards(content).map(({ name }) => `/cards/${name}.png`),
      ...listImagePaths(content),
    ]),
    ...work("missing", inEach(["/404"])),
    ...work("page", inEach(listPagePaths(content))),
    ...listNewsroomPages(content).map((page): Work => ({ kind: "page", ...page })),
  ];
}

/** The newest items have the most readers. */
const popularItems = 100;
/** `/newsroom/page/2`, `/newsroom/topic/customs/3`, `/newsroom/year/2024/2` */
const furtherPage = /^\/newsroom\/(page|topic\/[^/]+|year\/\d+)\/\d+$/;

/** Pages of the newsroom below its first, which grows over the years, and whether each has few readers. */
function listNewsroomPages(catalog: Catalog): { path: string; rare: boolean }[] {
  return locales.flatMap((locale) => [
    ...listPaths(catalog)
      .filter((path) => path !== listPath({ page: 1 }))
      .map((path) => ({ path: toLocalPath(path, locale), rare: furtherPage.test(path) })),
    ...getNewsArchive(catalog, locale).entries.flatMap(({ id }, at) =>
      [`/newsroom/${id}`, `/newsroom/detail/${id}`].map((path) => ({
        path: toLocalPath(path, locale),
        rare: at >= popularItems,
      })),
    ),
  ]);
}

/** Files of data that pages fetch: prices of the home page's form and of the calculator, articles and their law. */
export function listDataFiles(catalog: Catalog): DataFile[] {
  return [
    writeParcelRates(catalog),
    ...locales.flatMap((locale) => [
      getCalculatorRates(catalog, locale).file,
      writeHeadings(catalog, locale),
      writeArticles(catalog, locale),
      writeGoodsLaw(catalog, locale),
    ]),
  ];
}
