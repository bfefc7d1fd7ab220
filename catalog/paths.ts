import { addressOf, pages } from "#site/pages.ts";
import type { Catalog } from "./catalog.ts";
import { original } from "./localized.ts";
import { listPaths } from "./newsroom/list.ts";

/** The address of a service's page. */
export function servicePath(slug: string, head: { kind: "b2b" | "b2c"; overview: boolean }): string {
  return addressOf(head.overview ? "overviews" : `${head.kind}-services`, slug);
}

/** The address of the page that compares the services of a kind, if the content has one. */
export function overviewPath({ services }: Pick<Catalog, "services">, kind: "b2b" | "b2c"): string | undefined {
  const found = [...services].find(([, versions]) => {
    const { head } = original(versions);
    return head.overview && head.kind === kind;
  });
  return found && servicePath(found[0], original(found[1]).head);
}

/** Every page except those of the newsroom, in the site's first language. */
export function pagePaths({ services, guides }: Pick<Catalog, "services" | "guides">): string[] {
  return [
    ...pages.map(({ address }) => address).filter((address) => !address.includes(":")),
    ...[...services].map(([slug, versions]) => servicePath(slug, original(versions).head)),
    ...[...guides.keys()].map((slug) => addressOf("guides", slug)),
  ];
}

/** Both pages of each news item. */
function newsPaths(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) =>
    pages.filter(({ content }) => content === "news").map(({ address }) => address.replace(":id", id)),
  );
}

/** Files that a text may link to. */
export function downloadPaths({ cards }: Pick<Catalog, "cards">): string[] {
  return [...new Set(cards.map(({ service }) => `/downloads/${service}.csv`))];
}

export function allPaths(catalog: Catalog): string[] {
  return [...pagePaths(catalog), ...newsPaths(catalog.news.keys()), ...listPaths(catalog), ...downloadPaths(catalog)];
}
