import { baseLocale, getOriginal, type Locale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { getNewsArchive } from "./archive.ts";

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
