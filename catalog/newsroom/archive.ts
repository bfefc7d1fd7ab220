import { getOriginal, type Locale, resolveLocale, toLocalPath, baseLocale } from "#site/locales.ts";
import { rememberByOwner } from "../cache.ts";
import type { Catalog, News } from "../model.ts";
import type { NewsEntry } from "../page-parts.ts";
import { getToday } from "../read/values.ts";

/** Why an item is not to be published yet: it is a draft, or its date is in the future. */
export function checkPublication(
  head: { date: string; draft: boolean },
  day = getToday(),
): "draft" | "future" | undefined {
  if (head.draft) return "draft";
  return head.date > day ? "future" : undefined;
}

/** All items of a locale in order, with indexes to find some without going through all of them. */
export type Archive = {
  /** Newest first. */
  entries: readonly NewsEntry[];
  position: ReadonlyMap<string, number>;
  byTopic: ReadonlyMap<string, readonly NewsEntry[]>;
  byYear: ReadonlyMap<string, readonly NewsEntry[]>;
  byService: ReadonlyMap<string, readonly NewsEntry[]>;
};

const remember = rememberByOwner<Archive>();

/** The archive of a catalog, built only once, since ten thousand pages ask for it. */
export function getNewsArchive(catalog: Catalog, locale: Locale): Archive {
  return remember(catalog, locale, () => makeArchive(catalog, locale));
}

function makeArchive(catalog: Catalog, locale: Locale): Archive {
  const entries = [...catalog.news]
    .map(([id, versions]) => makeNewsEntry(catalog, id, resolveLocale(versions, locale).value, locale))
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1));
  const named = entries.flatMap((entry) =>
    (getOriginal(catalog.news.get(entry.id))?.head.services ?? []).map((slug) => ({ slug, entry })),
  );
  return {
    entries,
    position: new Map(entries.map(({ id }, at) => [id, at])),
    byTopic: Map.groupBy(entries, ({ topic }) => topic),
    byYear: Map.groupBy(entries, ({ date }) => date.slice(0, 4)),
    byService: new Map(
      [...Map.groupBy(named, ({ slug }) => slug)].map(([slug, own]) => [slug, own.map(({ entry }) => entry)]),
    ),
  };
}

function makeNewsEntry(catalog: Catalog, id: string, { head }: News, locale: Locale): NewsEntry {
  const hidden = checkPublication(head);
  return {
    id,
    title: head.title,
    date: head.date,
    topic: head.topic,
    topicName: translateTopic(catalog, locale, head.topic),
    summary: head.summary,
    path: toLocalPath(`/newsroom/${id}`, locale),
    detailPath: toLocalPath(`/newsroom/detail/${id}`, locale),
    ...(hidden && { hidden }),
  };
}

export function translateTopic({ newsroom }: Pick<Catalog, "newsroom">, locale: Locale, topic: string): string {
  return resolveLocale(newsroom, locale).value.value.topics[topic]?.name ?? topic;
}

/** Items per page of the list. */
export const perPage = 24;

/** Which list: all items, those of a topic, or those of a year; and its page, starting at 1. */
export type ListOf = { topic?: string | undefined; year?: string | undefined; page: number };

/** The address of a page of a list, in the site's first language. */
export function listPath({ topic, year, page }: ListOf): string {
  const base = topic ? `/newsroom/topic/${topic}` : year ? `/newsroom/year/${year}` : "/newsroom";
  if (page <= 1) return base;
  return base === "/newsroom" ? `/newsroom/page/${page}` : `${base}/${page}`;
}

/** Addresses of all lists and their pages, in the site's first language. */
export function listPaths(catalog: Catalog): string[] {
  const { entries, byYear } = getNewsArchive(catalog, baseLocale);
  const listPages = (count: number) => Array.from({ length: countPages(count) }, (_, at) => at + 1);
  return [
    ...listPages(entries.length).map((page) => listPath({ page })),
    ...Object.keys(getOriginal(catalog.newsroom).value.topics).flatMap((topic) =>
      listPages(filterItems(catalog, baseLocale, { topic }).length).map((page) => listPath({ topic, page })),
    ),
    ...[...byYear].flatMap(([year, items]) => listPages(items.length).map((page) => listPath({ year, page }))),
  ];
}

/** The items of a list, all its pages together. */
export function filterItems(catalog: Catalog, locale: Locale, { topic, year }: Omit<ListOf, "page">) {
  const { entries, byTopic, byYear } = getNewsArchive(catalog, locale);
  if (topic) return byTopic.get(topic) ?? [];
  return year ? (byYear.get(year) ?? []) : entries;
}

/** How many pages a list has; an empty one has its first. */
export function countPages(items: number): number {
  return Math.max(1, Math.ceil(items / perPage));
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
