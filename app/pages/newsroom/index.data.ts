import type { NewsListPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildNewsList } from "#catalog/newsroom/list.ts";

/** `/newsroom`, the lists of a topic and of a year, and their further pages. */
export function data({ catalog, locale, params: { topic, year, page = "1" } }: PageRequest): NewsListPage | undefined {
  return buildNewsList(catalog, locale, { topic, year, page: Number(page) });
}
