import type { PageRequest } from "#catalog/page-request.ts";
import { newsListView } from "#catalog/newsroom/list.ts";

/** `/newsroom`, the lists of a topic and of a year, and their further pages. */
export function data({ catalog, locale, params: { topic, year, page = "1" } }: PageRequest) {
  return newsListView(catalog, locale, { topic, year, page: Number(page) });
}
