import { baseLocale, getOriginal, getPageLanguages, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { drawDaysAhead } from "../drawings/days-ahead.ts";
import type { Catalog } from "../model.ts";
import type { NewsListPage } from "../page-data.ts";
import { getToday } from "../read/values.ts";
import { getNewsArchive, translateTopic, withCovers } from "./archive.ts";

/** The longest list; days farther ahead appear later. */
const most = 12;

/** A drawing of the coming days in all items, as of the day of the build. Undefined if there are none. */
function drawDaysToKeep(catalog: Catalog, locale: Locale): string | undefined {
  const marks = getNewsArchive(catalog, locale).entries.flatMap(({ id, path }) => {
    const versions = catalog.news.get(id);
    return versions ? resolveLocale(versions, locale).value.head.days.map((mark) => ({ ...mark, path })) : [];
  });
  const day = getToday();
  const ahead = marks
    .filter(({ from, to }) => (to ?? from) >= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, most);
  return drawDaysAhead(ahead, day, locale);
}

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

/** A page of a list; undefined if there is no such topic, year or page. */
export function buildNewsList(
  catalog: Catalog,
  locale: Locale,
  { topic, year, page }: ListOf,
): NewsListPage | undefined {
  const { value } = resolveLocale(catalog.newsroom, locale);
  const { topics, ...texts } = value.value;
  const { byYear } = getNewsArchive(catalog, locale);
  const items = filterItems(catalog, locale, { topic, year });
  const pages = countPages(items.length);
  const known = (!topic || topic in topics) && (!year || byYear.has(year));
  if (!known || !Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const ahead = drawDaysToKeep(catalog, locale);
  const path = (list: ListOf) => toLocalPath(listPath(list), locale);
  return {
    ...texts,
    ...getPageLanguages(catalog.newsroom, locale),
    ...(topic && {
      topic: { id: topic, name: translateTopic(catalog, locale, topic), text: topics[topic]?.text ?? "" },
    }),
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
    pager: listNearPages(page, pages).map((number) => ({ number, path: path({ topic, year, page: number }) })),
  };
}

function filterItems(catalog: Catalog, locale: Locale, { topic, year }: Omit<ListOf, "page">) {
  const { entries, byTopic, byYear } = getNewsArchive(catalog, locale);
  if (topic) return byTopic.get(topic) ?? [];
  return year ? (byYear.get(year) ?? []) : entries;
}

function countPages(items: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** The first and last page, and two on either side of this one: as many links for four pages as for four hundred. */
function listNearPages(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
