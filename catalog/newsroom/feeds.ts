import { Feed } from "feed";
import type { Catalog } from "../model.ts";
import { getLanguageTag, getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { getNewsArchive, translateTopic } from "./archive.ts";
import { translate } from "../messages.ts";

/** Items per feed: feed readers keep what they have seen, so a feed need not grow with the archive. */
const newest = 30;

/** The newest items of the newsroom or of a topic, with their full texts; undefined for an unknown topic. */
export function buildNewsFeed(catalog: Catalog, locale: Locale, topic?: string): Feed | undefined {
  const { site, newsroom } = catalog;
  const { value: page } = resolveLocale(newsroom, locale).value;
  if (topic && !(topic in page.topics)) return undefined;
  const { entries, byTopic } = getNewsArchive(catalog, locale);
  const items = (topic ? (byTopic.get(topic) ?? []) : entries).slice(0, newest);
  const { address } = site;
  const home = address + toLocalPath(topic ? `/newsroom/topic/${topic}` : "/newsroom", locale);
  const author = { name: site.name, link: address + toLocalPath("/", locale) };
  const feed = new Feed({
    title: translate("labelled", locale, {
      label: site.name,
      text: topic ? translateTopic(catalog, locale, topic) : page.title,
    }),
    description: topic ? (page.topics[topic]?.text ?? "") : page.description,
    id: home,
    link: home,
    language: getLanguageTag(locale),
    copyright: resolveLocale(site.legal_name, locale).value,
    updated: toMidnight(items.map(updatedOn).sort().at(-1) ?? "2000-01-01"),
    feedLinks: { atom: `${home}/feed.xml`, json: `${home}/feed.json` },
    author,
  });
  for (const { id, title, summary, date, detailPath, topic: of } of items) {
    const versions = catalog.news.get(id);
    if (!versions) continue;
    feed.addItem({
      title,
      id: address + detailPath,
      link: address + detailPath,
      description: summary,
      content: resolveLinks(resolveLocale(versions, locale).value.prose.html, address),
      author: [author],
      category: [{ name: translateTopic(catalog, locale, of), term: of }],
      published: toMidnight(date),
      date: toMidnight(updatedOn({ id, date })),
    });
  }
  return feed;

  function updatedOn({ id, date }: { id: string; date: string }): string {
    return getOriginal(catalog.news.get(id))?.head.corrections.at(-1)?.date ?? date;
  }
}

/** Addresses of all feeds of a locale. */
export function listFeedPaths(catalog: Pick<Catalog, "newsroom">, locale: Locale): string[] {
  const topics = Object.keys(getOriginal(catalog.newsroom).value.topics).map((topic) => `/newsroom/topic/${topic}`);
  return ["/newsroom", ...topics].flatMap((base) =>
    ["feed.xml", "feed.json"].map((name) => `${toLocalPath(base, locale)}/${name}`),
  );
}

function toMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Makes addresses of this site absolute, since a feed is read elsewhere. */
function resolveLinks(html: string, address: string): string {
  return html
    .replace(/(href|src)="(?=\/)/g, `$1="${address}`)
    .replace(/srcset="([^"]+)"/g, (_, list: string) => `srcset="${list.replace(/(^|, )\//g, `$1${address}/`)}"`)
    .replace(/<a href="#[^"]*" class="anchor"[^>]*>#<\/a>/g, "");
}
