import type { Catalog } from "../catalog.ts";
import { newsWithCards } from "../newsroom/cards.ts";
import { servicePath } from "../paths.ts";

export type SocialCard = { name: string; title: string; kicker: string };

/** The picture that goes with a link to each page, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const { site, home, esg, resource, calculator, orderFiles, newsroom, partners, onboarding } = catalog;
  const page = (name: string, title: string, kicker = site.name) => ({ name, title, kicker });
  const prose = ["about-us", "privacy-policy", "cookies-policy", "imprint", "terms-of-carriage"].map((name) =>
    page(name, catalog.pages.get(name)?.en.head.title ?? name),
  );
  return [
    page("home", home.en.value.headline),
    page("esg", esg.en.value.title),
    page("resource", resource.en.value.title),
    page("shipping-calculator", calculator.en.value.title),
    page("order-files", orderFiles.en.value.title),
    page("newsroom", newsroom.en.value.title),
    page("partners", partners.en.value.title),
    page("marketplace-onboarding", onboarding.en.value.title),
    ...prose,
    ...[...catalog.services].map(([slug, { en }]) =>
      page(slug, en.head.name, servicePath(slug, en.head).includes("b2b") ? "Freight" : "Parcels"),
    ),
    ...[...catalog.guides].map(([slug, { en }]) => page(`guide-${slug}`, en.head.title, "Guide")),
    ...newsWithCards(catalog).map(({ id, title, topicName }) => page(`news-${id}`, title, topicName)),
    ...Object.entries(newsroom.en.value.topics).map(([id, { name }]) =>
      page(`topic-${id}`, name, newsroom.en.value.title),
    ),
  ];
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
