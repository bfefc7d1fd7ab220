import type { Catalog } from "../catalog.ts";
import { newsWithCards } from "../newsroom/cards.ts";
import { servicePath } from "../paths.ts";
import { original } from "../localized.ts";

export type SocialCard = { name: string; title: string; kicker: string };

/** The picture that goes with a link to each page, by name. */
export function socialCards(catalog: Catalog): SocialCard[] {
  const { site, home, esg, resource, calculator, orderFiles, newsroom, partners, onboarding } = catalog;
  const page = (name: string, title: string, kicker = site.name) => ({ name, title, kicker });
  const prose = ["about-us", "privacy-policy", "cookies-policy", "imprint", "terms-of-carriage"].map((name) =>
    page(name, original(catalog.pages.get(name))?.head.title ?? name),
  );
  return [
    page("home", original(home).value.headline),
    page("esg", original(esg).value.title),
    page("resource", original(resource).value.title),
    page("shipping-calculator", original(calculator).value.title),
    page("order-files", original(orderFiles).value.title),
    page("newsroom", original(newsroom).value.title),
    page("partners", original(partners).value.title),
    page("marketplace-onboarding", original(onboarding).value.title),
    ...prose,
    ...[...catalog.services].map(([slug, versions]) =>
      page(
        slug,
        original(versions).head.name,
        servicePath(slug, original(versions).head).includes("b2b") ? "Freight" : "Parcels",
      ),
    ),
    ...[...catalog.guides].map(([slug, versions]) => page(`guide-${slug}`, original(versions).head.title, "Guide")),
    ...newsWithCards(catalog).map(({ id, title, topicName }) => page(`news-${id}`, title, topicName)),
    ...Object.entries(original(newsroom).value.topics).map(([id, { name }]) =>
      page(`topic-${id}`, name, original(newsroom).value.title),
    ),
  ];
}

export function socialCardPaths(catalog: Catalog): string[] {
  return socialCards(catalog).map(({ name }) => `/cards/${name}.png`);
}
