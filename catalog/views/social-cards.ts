import { baseLocale } from "#site/locales.ts";
import { addressOf } from "#site/pages.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale, original } from "../localized.ts";
import type { CoverOf } from "../drawings/covers/cover.ts";
import { newsWithCards } from "../newsroom/cards.ts";
import { sitePages } from "../site-pages.ts";

export type SocialCard = {
  name: string;
  title: string;
  kicker: string;
  /** What its cover is drawn from; without, the map of all lines stands behind its words. */
  cover?: CoverOf;
};

/** The picture that goes with a link to each page, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const { home, newsroom } = catalog;
  const room = original(newsroom).value;
  const pages = sitePages(catalog).map(({ card, path, versions }) => ({
    name: card,
    title: path === "/" ? original(home).value.headline : original(versions).title,
    kicker: menuOf(catalog, path),
    ...coverOfPath(catalog, path),
  }));
  const news = newsWithCards(catalog).map(({ id, title, topicName }) => ({
    name: `news-${id}`,
    title,
    kicker: topicName,
    cover: original(catalog.news.get(id))?.head,
  }));
  const topics = Object.entries(room.topics).map(([id, { name }]) => ({
    name: `topic-${id}`,
    title: name,
    kicker: room.title,
  }));
  const cards = [...pages, ...news, ...topics];
  const twice = cards.find(({ name }, at) => cards.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`Two pages would share the card /cards/${twice.name}.png: give one another last part`);
  return cards;
}

/** Guides have the cover of their shelf, lines a piece of their map. */
function coverOfPath({ guides, services }: Catalog, path: string): { cover?: CoverOf } {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const guide = path.startsWith(addressOf("guides", "")) ? original(guides.get(slug))?.head : undefined;
  if (guide) return { cover: { ...guide, topic: "customs", date: guide.updated, days: [] } };
  const line = original(services.get(slug))?.head;
  return line && !line.overview ? { cover: { topic: "network", date: "", services: [slug], days: [] } } : {};
}

/** What the menu calls the part of the site that a page belongs to. */
function menuOf({ site }: Catalog, path: string): string {
  const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
  return group ? inLocale(group.label, baseLocale).value : site.name;
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
