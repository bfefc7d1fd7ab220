import { baseLocale, socialCardName, type Locale, locales } from "#site/locales.ts";
import { addressOf } from "#site/pages.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale, original } from "../localized.ts";
import type { CoverOf } from "../drawings/covers/cover.ts";
import { newsWithSocialCards } from "../newsroom/social-cards.ts";
import { sitePages } from "../site-pages.ts";

export type SocialCard = {
  name: string;
  title: string;
  kicker: string;
  /** What its cover is drawn from; if absent, the map of all lines is behind its words. */
  cover?: CoverOf;
};

/** The picture for links to each page in each language, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const cards = locales.flatMap((locale) => socialCardsIn(catalog, locale));
  const twice = cards.find(({ name }, at) => cards.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`Two pages would share the card /cards/${twice.name}.png: give one another last part`);
  return cards;
}

function socialCardsIn(catalog: Catalog, locale: Locale): SocialCard[] {
  const { home, newsroom } = catalog;
  const room = inLocale(newsroom, locale).value.value;
  const pages = sitePages(catalog).map(({ socialCard, path, versions }) => ({
    name: socialCard,
    title: path === "/" ? inLocale(home, locale).value.value.headline : inLocale(versions, locale).value.title,
    kicker: menuOf(catalog, path, locale),
    ...coverOfPath(catalog, path, locale),
  }));
  const news = newsWithSocialCards(catalog, locale).map(({ id, title, topicName }) => ({
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
  return [...pages, ...news, ...topics].map((card) => ({ ...card, name: socialCardName(card.name, locale) }));
}

/** Guides show their shelf's cover, whose words are drawn only in Latin letters; lines show part of their map. */
function coverOfPath({ guides, services }: Catalog, path: string, locale: Locale): { cover?: CoverOf } {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const guide = path.startsWith(addressOf("guides", "")) ? original(guides.get(slug))?.head : undefined;
  if (guide && locale !== baseLocale) return {};
  if (guide) return { cover: { ...guide, topic: "customs", date: guide.updated, days: [] } };
  const line = original(services.get(slug))?.head;
  return line && !line.overview ? { cover: { topic: "network", date: "", services: [slug], days: [] } } : {};
}

/** What the menu calls the part of the site that a page belongs to. */
function menuOf({ site }: Catalog, path: string, locale: Locale): string {
  const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
  return group ? inLocale(group.label, locale).value : site.name;
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
