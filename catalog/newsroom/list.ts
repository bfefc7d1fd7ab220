import type { Catalog } from "../catalog.ts";
import { baseLocale, type Locale, localPath } from "#site/locales.ts";
import { inLanguages, inLocale, original } from "../localized.ts";
import { newsArchive, topicName } from "./archive.ts";
import { withCovers } from "./covers.ts";
import { daysToKeep } from "./days-to-keep.ts";

/** Items per page of the list. */
const perPage = 24;

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
  const { entries, byYear } = newsArchive(catalog, baseLocale);
  const pagesOf = (count: number) => Array.from({ length: pageCount(count) }, (_, at) => at + 1);
  return [
    ...pagesOf(entries.length).map((page) => listPath({ page })),
    ...Object.keys(original(catalog.newsroom).value.topics).flatMap((topic) =>
      pagesOf(itemsOf(catalog, baseLocale, { topic }).length).map((page) => listPath({ topic, page })),
    ),
    ...[...byYear].flatMap(([year, items]) => pagesOf(items.length).map((page) => listPath({ year, page }))),
  ];
}

/** A page of a list; undefined if there is no such topic, year or page. */
export function newsListView(catalog: Catalog, locale: Locale, { topic, year, page }: ListOf) {
  const { value } = inLocale(catalog.newsroom, locale);
  const { topics, ...texts } = value.value;
  const { byYear } = newsArchive(catalog, locale);
  const items = itemsOf(catalog, locale, { topic, year });
  const pages = pageCount(items.length);
  const known = (!topic || topic in topics) && (!year || byYear.has(year));
  if (!known || !Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const ahead = daysToKeep(catalog, locale);
  const path = (list: ListOf) => localPath(listPath(list), locale);
  return {
    ...texts,
    ...inLanguages(catalog.newsroom, locale),
    ...(topic && { topic: { id: topic, name: topicName(catalog, locale, topic), text: topics[topic]?.text ?? "" } }),
    ...(year && { year }),
    ...(ahead && { ahead }),
    topics: Object.entries(topics).map(([id, { name }]) => ({ id, name, path: path({ topic: id, page: 1 }) })),
    years: [...byYear.keys()].map((each) => ({ year: each, path: path({ year: each, page: 1 }) })),
    /** In the site's first language. */
    path: listPath({ topic, year, page }),
    all: path({ page: 1 }),
    entries: withCovers(catalog, locale, items.slice((page - 1) * perPage, page * perPage)),
    count: items.length,
    page,
    pages,
    /** Addresses of the neighbouring pages, and of the first and last. */
    pager: nearPages(page, pages).map((number) => ({ number, path: path({ topic, year, page: number }) })),
  };
}

export type NewsListPage = NonNullable<ReturnType<typeof newsListView>>;

function itemsOf(catalog: Catalog, locale: Locale, { topic, year }: Omit<ListOf, "page">) {
  const { entries, byTopic, byYear } = newsArchive(catalog, locale);
  if (topic) return byTopic.get(topic) ?? [];
  return year ? (byYear.get(year) ?? []) : entries;
}

function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** The first and last page, and two on either side of this one: as many links for four pages as for four hundred. */
function nearPages(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
