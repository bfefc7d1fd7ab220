import type { Catalog, News } from "../catalog.ts";
import { type Locale, localPath } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { publication } from "./publication.ts";

/** An item as shown in lists. */
export type NewsEntry = {
  id: string;
  title: string;
  date: string;
  topic: string;
  topicName: string;
  summary: string;
  path: string;
  detailPath: string;
  /** Its cover as markup, in lists that show it. */
  drawn?: string;
  /** Why production would leave the item out; only set during development. */
  hidden?: "draft" | "future";
};

/** All items of a locale in order, with indexes to find some without going through all of them. */
export type Archive = {
  /** Newest first. */
  entries: readonly NewsEntry[];
  position: ReadonlyMap<string, number>;
  byTopic: ReadonlyMap<string, readonly NewsEntry[]>;
  byYear: ReadonlyMap<string, readonly NewsEntry[]>;
  byService: ReadonlyMap<string, readonly NewsEntry[]>;
};

const archives = new WeakMap<Catalog, Partial<Record<Locale, Archive>>>();

/** The archive of a catalog, built only once, since ten thousand pages ask for it. */
export function newsArchive(catalog: Catalog, locale: Locale): Archive {
  const known = archives.get(catalog) ?? {};
  archives.set(catalog, known);
  known[locale] ??= makeArchive(catalog, locale);
  return known[locale];
}

function makeArchive(catalog: Catalog, locale: Locale): Archive {
  const entries = [...catalog.news]
    .map(([id, versions]) => newsEntry(catalog, id, inLocale(versions, locale).value, locale))
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1));
  const byService = new Map<string, NewsEntry[]>();
  for (const entry of entries)
    for (const slug of original(catalog.news.get(entry.id))?.head.services ?? []) push(byService, slug, entry);
  return {
    entries,
    position: new Map(entries.map(({ id }, at) => [id, at])),
    byTopic: Map.groupBy(entries, ({ topic }) => topic),
    byYear: Map.groupBy(entries, ({ date }) => date.slice(0, 4)),
    byService,
  };
}

function newsEntry(catalog: Catalog, id: string, { head }: News, locale: Locale): NewsEntry {
  const hidden = publication(head);
  return {
    id,
    title: head.title,
    date: head.date,
    topic: head.topic,
    topicName: topicName(catalog, locale, head.topic),
    summary: head.summary,
    path: localPath(`/newsroom/${id}`, locale),
    detailPath: localPath(`/newsroom/detail/${id}`, locale),
    ...(hidden && { hidden }),
  };
}

export function topicName({ newsroom }: Pick<Catalog, "newsroom">, locale: Locale, topic: string): string {
  return inLocale(newsroom, locale).value.value.topics[topic]?.name ?? topic;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
