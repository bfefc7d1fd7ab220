import { baseLocale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale, original } from "../localized.ts";
import { newsWithCards } from "../newsroom/cards.ts";
import { sitePages } from "../site-pages.ts";

export type SocialCard = { name: string; title: string; kicker: string };

/** The picture that goes with a link to each page, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const { home, newsroom } = catalog;
  const room = original(newsroom).value;
  const pages = sitePages(catalog).map(({ card, path, versions }) => ({
    name: card,
    title: path === "/" ? original(home).value.headline : original(versions).title,
    kicker: menuOf(catalog, path),
  }));
  const news = newsWithCards(catalog).map(({ id, title, topicName }) => ({
    name: `news-${id}`,
    title,
    kicker: topicName,
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

/** What the menu calls the part of the site that a page belongs to. */
function menuOf({ site }: Catalog, path: string): string {
  const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
  return group ? inLocale(group.label, baseLocale).value : site.name;
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
