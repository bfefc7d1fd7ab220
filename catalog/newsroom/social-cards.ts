import type { Catalog } from "../catalog.ts";
import { newsArchive } from "./archive.ts";
import { baseLocale, type Locale } from "#site/locales.ts";
import { original } from "../localized.ts";

/** How many of the newest items have a social card of their own; older ones use their topic's. */
const ownCards = 100;

/** Name of the social card of an item. */
export function socialCardOfNews(catalog: Catalog, id: string): string {
  const at = newsArchive(catalog, baseLocale).position.get(id) ?? 0;
  const topic = original(catalog.news.get(id))?.head.topic ?? "";
  return at < ownCards ? `news-${id}` : `topic-${topic}`;
}

/** Items that have a social card of their own. */
export function newsWithSocialCards(catalog: Catalog, locale: Locale) {
  return newsArchive(catalog, locale).entries.slice(0, ownCards);
}
