import type { Catalog } from "#catalog/model.ts";
import { getNewsArchive } from "#catalog/newsroom/archive.ts";
import { listPath, listPaths } from "#catalog/newsroom/list.ts";
import { locales, toLocalPath } from "#site/locales.ts";

/** The newest items have the most readers. */
const popularItems = 100;
/** `/newsroom/page/2`, `/newsroom/topic/customs/3`, `/newsroom/year/2024/2` */
const furtherPage = /^\/newsroom\/(page|topic\/[^/]+|year\/\d+)\/\d+$/;

/** Pages of the newsroom below its first, which grows over the years, and whether each has few readers. */
export function listNewsroomPages(catalog: Catalog): { path: string; rare: boolean }[] {
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
