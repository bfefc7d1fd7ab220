import type { Catalog } from "./catalog.ts";
import { listPaths } from "./newsroom/list.ts";
import { original } from "./localized.ts";

/** Pages whose address does not depend on content. */
const fixed = [
  "/",
  "/esg",
  "/about-us",
  "/resource",
  "/resource/shipping-calculator",
  "/resource/order-files",
  "/newsroom",
  "/cookies-policy",
  "/privacy-policy",
  "/imprint",
  "/terms-of-carriage",
  "/yun-ecosystem/partners",
  "/yun-ecosystem/marketplace-onboarding",
];

/** Pages that are there for those who know of them: in no sitemap and in no search. */
export const unlisted = ["/diagnostics"];

/** The address of a service's page. */
export function servicePath(slug: string, head: { kind: string; overview: boolean }): string {
  return head.overview ? `/our-solutions/${slug}` : `/our-solutions/${head.kind}/${slug}`;
}

/** Every page of the English site. */
export function pagePaths({ services, guides, news }: Pick<Catalog, "services" | "guides" | "news">): string[] {
  return [
    ...fixed,
    ...[...services].map(([slug, versions]) => servicePath(slug, original(versions).head)),
    ...[...guides.keys()].map((slug) => `/resource/guides/${slug}`),
    ...newsPaths(news.keys()),
  ];
}

/** Both pages of each item of news. */
export function newsPaths(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => [`/newsroom/${id}`, `/newsroom/detail/${id}`]);
}

/** Files that a text may link to. */
export function downloadPaths({ cards }: Pick<Catalog, "cards">): string[] {
  return [...new Set(cards.map(({ service }) => `/downloads/${service}.csv`))];
}

export function allPaths(catalog: Catalog): string[] {
  return [...pagePaths(catalog), ...unlisted, ...listPaths(catalog), ...downloadPaths(catalog)];
}
