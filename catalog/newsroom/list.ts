import { getPageLanguages, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { drawDaysAhead } from "../drawings/days-ahead.ts";
import type { Catalog } from "../model.ts";
import type { NewsListPage } from "../news-page-data.ts";
import { getToday } from "../read/values.ts";
import { countPages, filterItems, getNewsArchive, type ListOf, listPath, perPage, translateTopic } from "./archive.ts";
import { withCovers } from "./item.ts";

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

/** The first and last page, and two on either side of this one: as many links for four pages as for four hundred. */
function listNearPages(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
