import { getOriginal, locales, type Localized, resolveLocale, toLocalPath } from "#site/locales.ts";
import { buildAddress, type Family, getSocialCard, type PageEntry, pages } from "#site/pages.ts";
import { listServedDestinations } from "./destinations/list-destinations.ts";
import { translate } from "./messages.ts";
import type { Catalog } from "./model.ts";
import { listPaths } from "./newsroom/archive.ts";
import type { Country } from "./reference/read-reference.ts";

/** The address of a service's page. */
export function getServicePath(slug: string, head: { kind: "b2b" | "b2c"; overview: boolean }): string {
  return buildAddress(head.overview ? "overviews" : `${head.kind}-services`, slug);
}

/** The address of the page that compares the services of a kind, if the content has one. */
export function findOverviewPath({ services }: Pick<Catalog, "services">, kind: "b2b" | "b2c"): string | undefined {
  const found = [...services].find(([, versions]) => {
    const { head } = getOriginal(versions);
    return head.overview && head.kind === kind;
  });
  return found && getServicePath(found[0], getOriginal(found[1]).head);
}

/** The pages of the register that this provider has; one that may be absent needs its content file. */
function listEntries(catalog: Catalog): PageEntry[] {
  return pages.filter(
    ({ optional, content }) => !optional || getPageTexts(catalog, content.replace("pages/", "")) !== undefined,
  );
}

/** Whether the provider has a page of the register, by its address. */
export function hasPage(catalog: Catalog, address: string): boolean {
  return listEntries(catalog).some((entry) => entry.address === address);
}

/** The countries that have a page, for a provider with the page of all of them. */
function listDestinationCountries(catalog: Catalog): Country[] {
  if (!hasPage(catalog, "/resource/destinations")) return [];
  return listServedDestinations(catalog).flatMap(({ country, hasPage }) => (hasPage ? country : []));
}

/** The country of a destination's page by the last part of its address. */
export function findDestination(catalog: Catalog, slug: string): Country | undefined {
  return listDestinationCountries(catalog).find(({ code }) => code.toLowerCase() === slug);
}

/** The address of a destination's page. */
export function getDestinationPath(code: string): string {
  return buildAddress("destinations", code.toLowerCase());
}

/** Every page except those of the newsroom, in the site's first language. */
export function listPagePaths(catalog: Catalog): string[] {
  const { services, guides } = catalog;
  return [
    ...listEntries(catalog)
      .map(({ address }) => address)
      .filter((address) => !address.includes(":")),
    ...[...services].map(([slug, versions]) => getServicePath(slug, getOriginal(versions).head)),
    ...[...guides.keys()].map((slug) => buildAddress("guides", slug)),
    ...listDestinationCountries(catalog).map(({ code }) => getDestinationPath(code)),
  ];
}

/** Both pages of each news item. */
function listNewsPaths(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) =>
    pages.filter(({ content }) => content === "news").map(({ address }) => address.replace(":id", id)),
  );
}

/** Files that a text may link to. */
export function listDownloadPaths(catalog: Catalog): string[] {
  const kinds = ["csv", ...(hasPage(catalog, "/resource/calendar") ? ["ics"] : [])];
  const services = [...new Set(catalog.cards.map(({ service }) => service))];
  return services.flatMap((service) => kinds.map((kind) => `/downloads/${service}.${kind}`));
}

export function listAllPaths(catalog: Catalog): string[] {
  return [
    ...listPagePaths(catalog),
    ...listNewsPaths(catalog.news.keys()),
    ...listPaths(catalog),
    ...listDownloadPaths(catalog),
  ];
}

/**
 * Redirects by exact path that do not depend on content. Those of hubs and of renamed items are made from the content
 * (`catalog/site-pages.ts`); the server, the CDN files and the client get all of them from the build's manifest.
 */
const redirects: Readonly<Record<string, string>> = {
  "/yun-ecosystem": "/yun-ecosystem/partners",
  "/resource/guides": "/resource",
  "/newsroom/detail": "/newsroom",
  // a page that measured loading times
  "/diagnostics": "/",
};

/** Every redirect, in every language: those of the register, hubs of services, countries without a page, and former names. */
export function listRedirects(catalog: Catalog): Record<string, string> {
  const all = { ...redirects, ...hubs(catalog), ...countryRows(catalog), ...formerNames(catalog) };
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(all).map(([from, to]) => [toLocalPath(from, locale), toLocalPath(to, locale)]),
    ),
  );
}

/** The address above the pages of a family. */
function getHubPath(family: Family): string {
  return buildAddress(family, "").replace(/\/$/, "");
}

/** The address above the services of a kind leads to the page that compares them. */
function hubs(catalog: Catalog): Record<string, string> {
  const [b2b, b2c] = [findOverviewPath(catalog, "b2b"), findOverviewPath(catalog, "b2c")];
  const first = b2c ?? b2b;
  return {
    ...(first && { [getHubPath("overviews")]: first }),
    ...(b2b && { [getHubPath("b2b-services")]: b2b }),
    ...(b2c && { [getHubPath("b2c-services")]: b2c }),
  };
}

/** A country that is served and has no page leads to its row of the list. */
function countryRows(catalog: Catalog): Record<string, string> {
  const list = getHubPath("destinations");
  if (!hasPage(catalog, list)) return {};
  return Object.fromEntries(
    listServedDestinations(catalog).flatMap(({ country: { code }, hasPage }) =>
      hasPage ? [] : [[getDestinationPath(code), `${list}#${code.toLowerCase()}`]],
    ),
  );
}

/** Renamed items can still be found under the names that their files list in `formerly`. */
export function formerNames({ services, guides, news }: Catalog): Record<string, string> {
  const moved = (former: readonly string[], name: string, addressAs: (name: string) => string) =>
    former.map((old) => [addressAs(old), addressAs(name)]);
  return Object.fromEntries([
    ...[...services].flatMap(([slug, versions]) => {
      const { head } = getOriginal(versions);
      return moved(head.formerly, slug, (name) => getServicePath(name, head));
    }),
    ...[...guides].flatMap(([slug, versions]) =>
      moved(getOriginal(versions).head.formerly, slug, (name) => buildAddress("guides", name)),
    ),
    ...[...news].flatMap(([id, versions]) => {
      const { formerly } = getOriginal(versions).head;
      return ["/newsroom/", "/newsroom/detail/"].flatMap((base) => moved(formerly, id, (name) => base + name));
    }),
  ]);
}

/** What the site tells search engines, link previews and its own search about a page. */
export type SitePage = {
  path: string;
  kind: "service" | "guide" | "page";
  /** Its texts, in whichever languages have them. */
  versions: Localized<{ title: string; text: string; more?: string }>;
  /** The name of its social card. */
  socialCard: string;
  modified?: string | undefined;
};

/** Every page except those of the newsroom, which grows without limit and has lists of its own. */
export function listSitePages(catalog: Catalog): SitePage[] {
  return listEntries(catalog).flatMap((entry): SitePage[] => {
    if (entry.content === "guides") return guides(catalog);
    if (entry.content === "destinations") return destinations(catalog);
    if (entry.content === "overviews" || entry.content === "b2b-services" || entry.content === "b2c-services")
      return services(catalog).filter(({ family }) => family === entry.content);
    return entry.content === "news" || entry.content === "news-lists" ? [] : [fixedPage(catalog, entry)];
  });
}

function fixedPage(catalog: Catalog, { address, content }: PageEntry): SitePage {
  const name = content.replace("pages/", "");
  const versions = getPageTexts(catalog, name);
  if (!versions) throw new Error(`The page ${address} of site/pages.ts has no content/${content}.md or .yaml`);
  return {
    path: address,
    kind: "page",
    versions: mapped(versions, ({ title, description, also }) => ({
      title,
      text: description,
      ...(also && { more: also }),
    })),
    socialCard: getSocialCard(address),
    modified: getOriginal(versions).updated,
  };
}

type PageTexts = {
  title: string;
  description: string;
  updated?: string | undefined;
  also?: string | undefined;
};

/** The texts of `content/pages/<name>.md` or `.yaml`. */
export function getPageTexts(catalog: Catalog, name: string): Localized<PageTexts> | undefined {
  const prose = catalog.pages.get(name);
  if (prose) return mapped(prose, ({ head }) => head);
  const written = catalog.structured[name];
  return written && mapped(written, ({ value }) => value);
}

function services(catalog: Catalog): (SitePage & { family: PageEntry["content"] })[] {
  return [...catalog.services].map(([slug, versions]) => {
    const { head } = getOriginal(versions);
    return {
      family: head.overview ? "overviews" : `${head.kind}-services`,
      path: getServicePath(slug, head),
      kind: "service",
      versions: mapped(versions, ({ head: said }) => ({
        title: said.name,
        text: said.summary,
        more: [said.also ?? "", ...said.carries, ...said.audience].join(" "),
      })),
      socialCard: slug,
    };
  });
}

function guides(catalog: Catalog): SitePage[] {
  return [...catalog.guides].map(([slug, versions]) => ({
    path: buildAddress("guides", slug),
    kind: "guide",
    versions: mapped(versions, ({ head }) => ({
      title: head.title,
      text: head.summary,
      ...(head.also && { more: head.also }),
    })),
    socialCard: `guide-${slug}`,
    modified: getOriginal(versions).head.updated,
  }));
}

/** All share the picture of the page that lists them. */
function destinations(catalog: Catalog): SitePage[] {
  return listDestinationCountries(catalog).map(({ code, name, inSentence, aliases }) => ({
    path: getDestinationPath(code),
    kind: "page",
    versions: Object.fromEntries(
      locales.flatMap((locale) => {
        if (name[locale] === undefined) return [];
        const place = resolveLocale(inSentence, locale).value;
        const title = translate("destination_title", locale, { place });
        const text = translate("destination_summary", locale, { place });
        return [[locale, { title, text, more: [...Object.values(name), ...aliases].join(" ") }]];
      }),
    ),
    socialCard: getSocialCard(getHubPath("destinations")),
  }));
}

function mapped<T, U>(versions: Localized<T>, made: (version: T) => U): Localized<U> {
  return Object.fromEntries(
    Object.entries(versions).flatMap(([locale, version]) => (version === undefined ? [] : [[locale, made(version)]])),
  );
}
