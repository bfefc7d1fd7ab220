import {
  baseLocale,
  getLanguageTag,
  getOriginal,
  getSocialCardName,
  listLanguages,
  type Locale,
  locales,
  resolveLocale,
  toLocalPath,
} from "#site/locales.ts";
import { buildAddress } from "#site/pages.ts";
import type { CoverOf } from "../drawings/covers/cover.ts";
import type { Catalog } from "../model.ts";
import { getNewsArchive, listNewsWithSocialCards } from "../newsroom/archive.ts";
import { listSitePages } from "../site-pages.ts";

/** All pages as others list them: search engines, and previews of links. */

export type SitemapEntry = { url: string; modified?: string; alternates: { lang: string; href: string }[] };

/** The protocol allows 50,000 addresses per file; an item may have one in each language. */
const itemsPerFile = 20_000;

/** Names of the sitemaps: one for the pages, and one for each year of the newsroom (more for a very long one). */
export function listSitemapNames(catalog: Catalog): string[] {
  const years = [...getNewsArchive(catalog, baseLocale).byYear].flatMap(([year, items]) =>
    Array.from({ length: Math.ceil(items.length / itemsPerFile) }, (_, at) =>
      at === 0 ? `news-${year}` : `news-${year}-${at + 1}`,
    ),
  );
  return ["pages", ...years];
}

/** The pages in a sitemap that search engines should know; undefined for an unknown name. */
export function listSitemapEntries(catalog: Catalog, name: string): SitemapEntry[] | undefined {
  const { address } = catalog.site;
  if (name === "pages")
    return listSitePages(catalog).flatMap(({ path, versions, modified }) =>
      listEntries(address, path, listLanguages(versions), modified),
    );
  const [, year = "", part = "1"] = /^news-(\d{4})(?:-(\d+))?$/.exec(name) ?? [];
  const items = getNewsArchive(catalog, baseLocale)
    .byYear.get(year)
    ?.slice((Number(part) - 1) * itemsPerFile, Number(part) * itemsPerFile);
  if (!items?.length) return undefined;
  // an item's short page is left out, because the full text represents it
  return items.flatMap(({ id, detailPath }) => {
    const versions = catalog.news.get(id);
    if (!versions) return [];
    const { corrections, date } = getOriginal(versions).head;
    return listEntries(address, detailPath, listLanguages(versions), corrections.at(-1)?.date ?? date);
  });
}

function listEntries(site: string, path: string, languages: readonly Locale[], modified: string | undefined) {
  const alternates =
    languages.length > 1
      ? languages.map((locale) => ({ lang: getLanguageTag(locale), href: site + toLocalPath(path, locale) }))
      : [];
  return languages.map((locale) => ({
    url: site + toLocalPath(path, locale),
    ...(modified && { modified }),
    alternates,
  }));
}

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
