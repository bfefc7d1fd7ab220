import { Feed } from "feed";
import type { Catalog } from "../catalog.ts";
import { tagOf, type Locale, localPath } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { newsArchive, topicName } from "./archive.ts";
import { say } from "../words.ts";

/** Items per feed: feed readers keep what they have seen, so a feed need not grow with the archive. */
const newest = 30;

/** The newest items of the newsroom or of a topic, with their full texts; undefined for an unknown topic. */
export function newsFeed(catalog: Catalog, locale: Locale, topic?: string): Feed | undefined {
  const { site, newsroom } = catalog;
  const { value: page } = inLocale(newsroom, locale).value;
  if (topic && !(topic in page.topics)) return undefined;
  const { entries, byTopic } = newsArchive(catalog, locale);
  const items = (topic ? (byTopic.get(topic) ?? []) : entries).slice(0, newest);
  const { address } = site;
  const home = address + localPath(topic ? `/newsroom/topic/${topic}` : "/newsroom", locale);
  const author = { name: site.name, link: address + localPath("/", locale) };
  const feed = new Feed({
    title: say("labelled", locale, { label: site.name, text: topic ? topicName(catalog, locale, topic) : page.title }),
    description: topic ? (page.topics[topic]?.text ?? "") : page.description,
    id: home,
    link: home,
    language: tagOf(locale),
    copyright: inLocale(site.legal_name, locale).value,
    updated: midnight(items.map(updatedOn).sort().at(-1) ?? "2000-01-01"),
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
      content: absolute(inLocale(versions, locale).value.prose.html, address),
      author: [author],
      category: [{ name: topicName(catalog, locale, of), term: of }],
      published: midnight(date),
      date: midnight(updatedOn({ id, date })),
    });
  }
  return feed;

  function updatedOn({ id, date }: { id: string; date: string }): string {
    return original(catalog.news.get(id))?.head.corrections.at(-1)?.date ?? date;
  }
}

/** Addresses of all feeds of a locale. */
export function feedPaths(catalog: Pick<Catalog, "newsroom">, locale: Locale): string[] {
  const topics = Object.keys(original(catalog.newsroom).value.topics).map((topic) => `/newsroom/topic/${topic}`);
  return ["/newsroom", ...topics].flatMap((base) =>
    ["feed.xml", "feed.json"].map((name) => `${localPath(base, locale)}/${name}`),
  );
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Makes addresses of this site absolute, since a feed is read elsewhere. */
function absolute(html: string, address: string): string {
  return html
    .replace(/(href|src)="(?=\/)/g, `$1="${address}`)
    .replace(/srcset="([^"]+)"/g, (_, list: string) => `srcset="${list.replace(/(^|, )\//g, `$1${address}/`)}"`)
    .replace(/<a href="#[^"]*" class="anchor"[^>]*>#<\/a>/g, "");
}
