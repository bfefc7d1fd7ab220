import type { Catalog } from "../catalog.ts";
import { type Cover, coverOf } from "../drawings/covers/cover.ts";
import type { NewsEntry } from "./archive.ts";
import { original } from "../localized.ts";

/** The cover of an item, drawn from its topic, days and lines: the same in every language. */
export function coverOfNews(catalog: Catalog, id: string): Cover | undefined {
  const head = original(catalog.news.get(id))?.head;
  return head && coverOf(catalog, head);
}

/** Entries of a list with the markup of their covers. */
export function withCovers(catalog: Catalog, entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.map((entry) => {
    const drawn = coverOfNews(catalog, entry.id)?.markup;
    return drawn ? { ...entry, drawn } : entry;
  });
}
