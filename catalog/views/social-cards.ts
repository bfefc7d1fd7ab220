import { baseLocale, getOriginal, getSocialCardName, type Locale, locales, resolveLocale } from "#site/locales.ts";
import { buildAddress } from "#site/pages.ts";
import type { Catalog } from "../model.ts";
import type { CoverOf } from "../drawings/covers/cover.ts";
import { listNewsWithSocialCards } from "../newsroom/archive.ts";
import { listSitePages } from "../site-pages.ts";

export type SocialCard = {
  name: string;
  title: string;
  kicker: string;
  /** What its cover is drawn from; if absent, the map of all lines is behind its words. */
  cover?: CoverOf;
};

/** The picture for links to each page in each language, by name. */
export function listSocialCards(catalog: Catalog): SocialCard[] {
  const cards = locales.flatMap((locale) => listLocaleSocialCards(catalog, locale));
  const twice = cards.find(({ name }, at) => cards.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`Two pages would share the card /cards/${twice.name}.png: give one another last part`);
  return cards;
}

function listLocaleSocialCards(catalog: Catalog, locale: Locale): SocialCard[] {
  const { home, newsroom } = catalog;
  const room = resolveLocale(newsroom, locale).value.value;
  // destinations share the card of the page that lists them
  const own = listSitePages(catalog).filter(({ path, socialCard }) => !path.startsWith(`/resource/${socialCard}/`));
  const pages = own.map(({ socialCard, path, versions }) => ({
    name: socialCard,
    title:
      path === "/" ? resolveLocale(home, locale).value.value.headline : resolveLocale(versions, locale).value.title,
    kicker: findMenuLabel(catalog, path, locale),
    ...drawPathCover(catalog, path, locale),
  }));
  const news = listNewsWithSocialCards(catalog, locale).map(({ id, title, topicName }) => ({
    name: `news-${id}`,
    title,
    kicker: topicName,
    cover: getOriginal(catalog.news.get(id))?.head,
  }));
  const topics = Object.entries(room.topics).map(([id, { name }]) => ({
    name: `topic-${id}`,
    title: name,
    kicker: room.title,
  }));
  return [...pages, ...news, ...topics].map((card) => ({ ...card, name: getSocialCardName(card.name, locale) }));
}

/** Guides show their shelf's cover, whose words are drawn only in Latin letters; lines show part of their map. */
function drawPathCover({ guides, services }: Catalog, path: string, locale: Locale): { cover?: CoverOf } {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const guide = path.startsWith(buildAddress("guides", "")) ? getOriginal(guides.get(slug))?.head : undefined;
  if (guide && locale !== baseLocale) return {};
  if (guide) return { cover: { ...guide, topic: "customs", date: guide.updated, days: [] } };
  const line = getOriginal(services.get(slug))?.head;
  return line && !line.overview ? { cover: { topic: "network", date: "", services: [slug], days: [] } } : {};
}

/** What the menu calls the part of the site that a page belongs to. */
function findMenuLabel({ site }: Catalog, path: string, locale: Locale): string {
  const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
  return group ? resolveLocale(group.label, locale).value : site.name;
}

export function listSocialCardPaths(catalog: Catalog): string[] {
  return listSocialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
