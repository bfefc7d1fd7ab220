import { cardName, type Locale, locales } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";
import { newsWithCards } from "../newsroom/cards.ts";
import { sitePages } from "../site-pages.ts";

export type SocialCard = { name: string; title: string; kicker: string };

/** The picture that goes with a link to each page in each language, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const cards = locales.flatMap((locale) => cardsIn(catalog, locale));
  const twice = cards.find(({ name }, at) => cards.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`Two pages would share the card /cards/${twice.name}.png: give one another last part`);
  return cards;
}

function cardsIn(catalog: Catalog, locale: Locale): SocialCard[] {
  const { home, newsroom } = catalog;
  const room = inLocale(newsroom, locale).value.value;
  const pages = sitePages(catalog).map(({ card, path, versions }) => ({
    name: card,
    title: path === "/" ? inLocale(home, locale).value.value.headline : inLocale(versions, locale).value.title,
    kicker: menuOf(catalog, path, locale),
  }));
  const news = newsWithCards(catalog, locale).map(({ id, title, topicName }) => ({
    name: `news-${id}`,
    title,
    kicker: topicName,
  }));
  const topics = Object.entries(room.topics).map(([id, { name }]) => ({
    name: `topic-${id}`,
    title: name,
    kicker: room.title,
  }));
  return [...pages, ...news, ...topics].map((card) => ({ ...card, name: cardName(card.name, locale) }));
}

/** What the menu calls the part of the site that a page belongs to. */
function menuOf({ site }: Catalog, path: string, locale: Locale): string {
  const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
  return group ? inLocale(group.label, locale).value : site.name;
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
