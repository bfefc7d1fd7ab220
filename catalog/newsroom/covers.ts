import { getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { type Cover, drawCover } from "../drawings/covers/cover.ts";
import type { Catalog } from "../model.ts";
import type { NewsEntry } from "../page-parts.ts";

/** The cover of an item, drawn from its topic, days and lines: the same in every language, except for its words. */
export function drawNewsCover(catalog: Catalog, id: string, locale: Locale): Cover | undefined {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { head } = getOriginal(versions);
  const own = resolveLocale(versions, locale).value.head;
  const days = head.days.map((day, at) => ({ ...day, label: own.days[at]?.label ?? day.label }));
  return drawCover(catalog, { ...head, days, drawing: own.drawing ?? head.drawing }, locale);
}

/** Entries of a list, with the markup of their covers. */
export function withCovers(catalog: Catalog, locale: Locale, entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.map((entry) => {
    const drawn = drawNewsCover(catalog, entry.id, locale)?.markup;
    return drawn ? { ...entry, drawn } : entry;
  });
}
