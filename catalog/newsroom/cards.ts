import type { Catalog } from "../catalog.ts";
import { newsArchive } from "./archive.ts";

/** How many of the newest items have a social card of their own; older ones go with that of their topic. */
const ownCards = 100;

/** Name of the social card of an item. */
export function cardOfNews(catalog: Catalog, id: string): string {
  const at = newsArchive(catalog, "en").position.get(id) ?? 0;
  const topic = catalog.news.get(id)?.en.head.topic ?? "";
  return at < ownCards ? `news-${id}` : `topic-${topic}`;
}

/** Items that have a social card of their own. */
export function newsWithCards(catalog: Catalog) {
  return newsArchive(catalog, "en").entries.slice(0, ownCards);
}
