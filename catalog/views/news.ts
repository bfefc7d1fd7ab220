import { join } from "node:path";
import type { Catalog, News } from "../catalog.ts";
import { inLocale, type Locale, localPath } from "../locale.ts";
import { serviceLinks } from "./service-link.ts";

export type NewsEntry = {
  id: string;
  title: string;
  date: string;
  topic: string;
  topicName: string;
  summary: string;
  path: string;
  detailPath: string;
};

/** All items, the newest first. */
export function newsEntries(catalog: Catalog, locale: Locale): NewsEntry[] {
  return [...catalog.news]
    .map(([id, versions]) => entry(catalog, id, inLocale(versions, locale).value, locale))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

function entry(catalog: Catalog, id: string, { head }: News, locale: Locale): NewsEntry {
  return {
    id,
    title: head.title,
    date: head.date,
    topic: head.topic,
    topicName: inLocale(catalog.newsroom, locale).value.value.topics[head.topic].name,
    summary: head.summary,
    path: localPath(`/newsroom/${id}`, locale),
    detailPath: localPath(`/newsroom/detail/${id}`, locale),
  };
}

export function newsroomView(catalog: Catalog, locale: Locale) {
  const { value, locale: really } = inLocale(catalog.newsroom, locale);
  return { ...value.value, contentLocale: really, entries: newsEntries(catalog, locale) };
}

/** One item with its neighbours in time; nothing when there is none of that id. */
export function newsItemView(catalog: Catalog, locale: Locale, id: string) {
  const versions = catalog.news.get(id);
  if (!versions) return undefined;
  const { value: doc, locale: really } = inLocale(versions, locale);
  const entries = newsEntries(catalog, locale);
  const at = entries.findIndex((other) => other.id === id);
  const own = entry(catalog, id, doc, locale);
  const services = serviceLinks(catalog, locale, doc.head.services);
  const related = entries
    .filter(
      (other) => other.id !== id && (other.topic === own.topic || sharesService(catalog, other.id, doc.head.services)),
    )
    .slice(0, 3);
  return {
    ...own,
    contentLocale: really,
    facts: doc.head.facts,
    concerns: doc.head.concerns,
    sources: doc.head.sources,
    services,
    related,
    newer: entries[at - 1],
    older: entries[at + 1],
    pressEmail: catalog.site.press_email,
    prose: doc.prose,
    list: entries,
    coverImage: doc.head.cover && {
      file: join(catalog.root, "newsroom", id, doc.head.cover.file),
      alt: doc.head.cover.alt,
    },
    minutes: Math.max(1, Math.round(doc.prose.words / 220)),
  };
}

export type NewsItem = NonNullable<ReturnType<typeof newsItemView>>;

function sharesService(catalog: Catalog, id: string, services: readonly string[]): boolean {
  return catalog.news.get(id)?.en.head.services.some((slug) => services.includes(slug)) ?? false;
}
