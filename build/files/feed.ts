import type { PageRequest } from "#catalog/page-request.ts";
import { newsFeed } from "#catalog/newsroom/feeds.ts";

/** `/newsroom/feed.xml` and `.json`, whole and by topic: the newest items for feed readers. */
export function make({ catalog, locale, params, path }: PageRequest) {
  const feed = newsFeed(catalog, locale, params.topic);
  if (!feed) return undefined;
  return path.endsWith(".json") ? feed.json1() : feed.atom1();
}
