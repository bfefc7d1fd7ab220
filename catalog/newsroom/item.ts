import { dirname, join } from "node:path";
import { getOriginal, getPageLanguages, type Locale, resolveLocale } from "#site/locales.ts";
import { getNoticeState } from "#site/notice-state.ts";
import { drawCalendarStrip } from "../drawings/calendar-strip.ts";
import { type Cover, drawCover } from "../drawings/covers/cover.ts";
import type { Catalog } from "../model.ts";
import { describePicture, proseWidth } from "../images/picture.ts";
import type { NewsDetailPage, NewsGlancePage, NewsItem } from "../news-page-data.ts";
import type { NewsEntry } from "../page-parts.ts";
import { getToday } from "../read/values.ts";
import { getCountryName, listContents, listDatedSources, listServiceLinks } from "../views/names.ts";
import { type Archive, getNewsArchive, getNewsSocialCard } from "./archive.ts";

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

/** How many items before an item, and how many after it, are listed next to it. */
const beside = 12;

/** An item with its neighbours in time; undefined for an unknown id. Limited in size, however long the archive is. */
function buildNewsItem(catalog: Catalog, locale: Locale, id: string): NewsItem | undefined {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { value: doc } = resolveLocale(versions, locale);
  const archive = getNewsArchive(catalog, locale);
  const { entries, position } = archive;
  const at = position.get(id) ?? 0;
  const own = entries[at];
  if (!own) return undefined;
  const calendar = drawCalendarStrip(doc.head.days, locale);
  const { facts, concerns, corrections, cover, notice } = doc.head;
  return {
    ...own,
    ...getPageLanguages(versions, locale),
    facts,
    concerns,
    sources: listDatedSources(catalog, locale, doc.head),
    corrections,
    // the state rather than the day, so that a page changes when its notice does, not every midnight
    ...(notice && { notice: describeNotice(catalog, locale, notice), noticeState: getNoticeState(notice, getToday()) }),
    services: listServiceLinks(catalog, locale, doc.head.services),
    related: withCovers(catalog, locale, findRelated(archive, own, getOriginal(versions).head.services)),
    newer: pickNeighbour(entries[at - 1]),
    older: pickNeighbour(entries[at + 1]),
    pressEmail: catalog.site.press_email,
    socialCard: getNewsSocialCard(catalog, id),
    ...(calendar && { calendar }),
    // a calendar is shown instead of a cover
    drawn: calendar ? "" : (drawNewsCover(catalog, id, locale)?.markup ?? ""),
    prose: doc.prose,
    beside: entries
      .slice(Math.max(0, at - beside), at + beside + 1)
      .map(({ id, title, date, topicName, path }) => ({ id, title, date, topicName, path })),
    ...(cover && { coverImage: { file: join(dirname(doc.file), cover.file), alt: cover.alt } }),
    ...(corrections.length > 0 && { modified: corrections.at(-1)?.date ?? own.date }),
  };
}

/** An item as the newsroom shows it beside its neighbours. */
export function buildNewsGlance(catalog: Catalog, locale: Locale, id: string): NewsGlancePage | undefined {
  const item = buildNewsItem(catalog, locale, id);
  if (!item) return undefined;
  const { prose, related: _r, corrections: _c, sources: _s, coverImage: _i, modified: _m, ...glance } = item;
  return { ...glance, contents: listContents(prose), hasTable: prose.html.includes("<table") };
}

/** An item as an article of its own. */
export function buildNewsDetail(catalog: Catalog, locale: Locale, id: string): NewsDetailPage | undefined {
  const item = buildNewsItem(catalog, locale, id);
  if (!item) return undefined;
  const { beside: _, calendar: _c, coverImage, ...rest } = item;
  return coverImage ? { ...rest, drawn: "", cover: describePicture(coverImage, proseWidth) } : rest;
}

function pickNeighbour(entry: NewsEntry | undefined): NewsItem["newer"] {
  return entry && { title: entry.title, path: entry.path, detailPath: entry.detailPath };
}

type Notice = { from: string; to?: string | undefined; destinations: readonly string[] };

/** When a notice is in force, and for which countries. */
function describeNotice(catalog: Catalog, locale: Locale, { from, to, destinations }: Notice) {
  return {
    from,
    ...(to && { to }),
    destinations: destinations.map((code) => getCountryName(catalog, code, locale)),
  };
}

/**
 * Three items to read next: first those that share services, then those of the same topic, preferably just before this
 * one. Later publications do not change older pages, as long as enough came before.
 */
function findRelated(
  { byService, byTopic, position }: Archive,
  own: NewsEntry,
  services: readonly string[],
): NewsEntry[] {
  const at = position.get(own.id) ?? 0;
  const near = (list: readonly NewsEntry[]) => {
    const here = findLowerBound(list, at, position);
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
function findLowerBound(list: readonly NewsEntry[], at: number, position: ReadonlyMap<string, number>): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((position.get(list[middle]?.id ?? "") ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of a service's items are considered: older notices have been replaced. */
const lookedAt = 50;

/**
 * A service's notices planned or in force on the day of the build, in the words written for this service if there are
 * any. The visitor's date decides which are shown.
 */
export function findNotices(catalog: Catalog, locale: Locale, slug: string) {
  const items = (getNewsArchive(catalog, locale).byService.get(slug) ?? []).slice(0, lookedAt);
  return items.flatMap(({ id, title, path }) => {
    const versions = catalog.news.get(id);
    const notice = versions && resolveLocale(versions, locale).value.head.notice;
    if (!notice || getNoticeState(notice, getToday()) === "over") return [];
    const text = notice.lines[slug] ?? notice.text ?? title;
    return [{ id, title, path, text, ...describeNotice(catalog, locale, notice) }];
  });
}
