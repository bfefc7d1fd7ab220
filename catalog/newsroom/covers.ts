import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { type Cover, coverOf } from "../drawings/covers/cover.ts";
import type { NewsEntry } from "./archive.ts";
import { inLocale, original } from "../localized.ts";

/** The cover of an item, drawn from its topic, days and lines: the same in every language, except for its words. */
export function coverOfNews(catalog: Catalog, id: string, locale: Locale): Cover | undefined {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { head } = original(versions);
  return coverOf(catalog, { ...head, drawing: inLocale(versions, locale).value.head.drawing ?? head.drawing });
}

/** Entries of a list, with the markup of their covers. */
export function withCovers(catalog: Catalog, locale: Locale, entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.map((entry) => {
    const drawn = coverOfNews(catalog, entry.id, locale)?.markup;
    return drawn ? { ...entry, drawn } : entry;
  });
}
