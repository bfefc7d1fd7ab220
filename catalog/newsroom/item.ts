import { datedSources } from "../views/dated-sources.ts";
import { dirname, join } from "node:path";
import { today } from "../day.ts";
import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { inLanguages, inLocale, original } from "../localized.ts";
import { serviceLinks } from "../views/service-link.ts";
import { countryName } from "../views/country-name.ts";
import { type Archive, type NewsEntry, newsArchive } from "./archive.ts";
import { calendarStrip } from "../drawings/calendar-strip.ts";
import { coverOfNews, withCovers } from "./covers.ts";
import { noticeState } from "#site/notice-state.ts";
import { socialCardOfNews } from "./social-cards.ts";

/** How many items before an item, and how many after it, are listed next to it. */
const beside = 12;

/** An item with its neighbours in time; undefined for an unknown id. Limited in size, however long the archive is. */
export function newsItemView(catalog: Catalog, locale: Locale, id: string) {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { value: doc } = inLocale(versions, locale);
  const archive = newsArchive(catalog, locale);
  const { entries, position } = archive;
  const at = position.get(id) ?? 0;
  const own = entries[at];
  if (!own) return undefined;
  const calendar = calendarStrip(doc.head.days, locale);
  const { facts, concerns, corrections, cover, notice } = doc.head;
  return {
    ...own,
    ...inLanguages(versions, locale),
    facts,
    concerns,
    sources: datedSources(catalog, locale, doc.head),
    corrections,
    // the state rather than the day, so that a page changes when its notice does, not every midnight
    ...(notice && { notice: noticeView(catalog, locale, notice), noticeState: noticeState(notice, today()) }),
    services: serviceLinks(catalog, locale, doc.head.services),
    related: withCovers(catalog, locale, related(archive, own, original(versions).head.services)),
    ...(entries[at - 1] && { newer: entries[at - 1] }),
    ...(entries[at + 1] && { older: entries[at + 1] }),
    pressEmail: catalog.site.press_email,
    socialCard: socialCardOfNews(catalog, id),
    ...(calendar && { calendar }),
    drawn: coverOfNews(catalog, id, locale)?.markup ?? "",
    prose: doc.prose,
    beside: entries.slice(Math.max(0, at - beside), at + beside + 1),
    ...(cover && { coverImage: { file: join(dirname(doc.file), cover.file), alt: cover.alt } }),
    ...(corrections.length > 0 && { modified: corrections.at(-1)?.date ?? own.date }),
    minutes: Math.max(1, Math.round(doc.prose.words / 220)),
  };
}

export type NewsItem = NonNullable<ReturnType<typeof newsItemView>>;

type Notice = { from: string; to?: string | undefined; destinations: readonly string[] };

/** When a notice is in force, and for which countries. */
export function noticeView(catalog: Catalog, locale: Locale, { from, to, destinations }: Notice) {
  return {
    from,
    ...(to && { to }),
    destinations: destinations.map((code) => countryName(catalog, code, locale)),
  };
}

/**
 * Three items to read next: first those that share services, then those of the same topic, preferably just before this
 * one. Later publications do not change older pages, as long as enough came before.
 */
function related({ byService, byTopic, position }: Archive, own: NewsEntry, services: readonly string[]): NewsEntry[] {
  const at = position.get(own.id) ?? 0;
  const near = (list: readonly NewsEntry[]) => {
    const here = lowerBound(list, at, position);
    const older = list.slice(here, here + 4).filter(({ id }) => id !== own.id);
    return [...older.slice(0, 3), ...list.slice(Math.max(0, here - 3), here).reverse()].slice(0, 3);
  };
  const sharing = services.flatMap((slug) => near(byService.get(slug) ?? []));
  const counts = new Map<NewsEntry, number>();
  for (const entry of sharing) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const best = [...counts].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
  return [...new Set([...best, ...near(byTopic.get(own.topic) ?? [])])].slice(0, 3);
}

/** The first index in a list, newest first, whose entry is at position `at` of the archive or later. */
function lowerBound(list: readonly NewsEntry[], at: number, position: ReadonlyMap<string, number>): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((position.get(list[middle]?.id ?? "") ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
