import { baseLocale, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { type Cover, drawCover } from "../drawings/covers/cover.ts";
import type { Catalog } from "../model.ts";
import type { NewsEntry } from "../page-parts.ts";
import { getNewsArchive } from "./archive.ts";

/** The cover of an item, drawn from its topic, days and lines: the same in every language, except for its words. */
export function drawNewsCover(catalog: Catalog, id: string, locale: Locale): Cover | undefined {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { head } = getOriginal(versions);
  return drawCover(catalog, { ...head, drawing: resolveLocale(versions, locale).value.head.drawing ?? head.drawing });
}

/** Entries of a list, with the markup of their covers. */
export function withCovers(catalog: Catalog, locale: Locale, entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.map((entry) => {
    const drawn = drawNewsCover(catalog, entry.id, locale)?.markup;
    return drawn ? { ...entry, drawn } : entry;
  });
}

/** How many of the newest items have a social card of their own; older ones use their topic's. */
const ownCards = 100;

/** Name of the social card of an item. */
export function getNewsSocialCard(catalog: Catalog, id: string): string {
  const at = getNewsArchive(catalog, baseLocale).position.get(id) ?? 0;
  const topic = getOriginal(catalog.news.get(id))?.head.topic ?? "";
  return at < ownCards ? `news-${id}` : `topic-${topic}`;
}

/** Items that have a social card of their own. */
export function listNewsWithSocialCards(catalog: Catalog, locale: Locale) {
  return getNewsArchive(catalog, locale).entries.slice(0, ownCards);
}
