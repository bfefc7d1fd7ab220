import { addressOf, socialCardOf, type PageEntry, pages } from "#site/pages.ts";
import type { Catalog } from "./catalog.ts";
import { type Localized, original } from "./localized.ts";
import { servicePath } from "./paths.ts";

/** What the site tells search engines, link previews and its own search about a page. */
export type SitePage = {
  path: string;
  kind: "service" | "guide" | "page";
  /** Its texts, in whichever languages have them. */
  versions: Localized<{ title: string; text: string; more?: string }>;
  /** The name of its social card. */
  socialCard: string;
  modified?: string | undefined;
  unlisted: boolean;
};

/** Every page except those of the newsroom, which grows without limit and has lists of its own. */
export function sitePages(catalog: Catalog): SitePage[] {
  return pages.flatMap((entry): SitePage[] => {
    if (entry.content === "guides") return guides(catalog);
    if (entry.content === "overviews" || entry.content === "b2b-services" || entry.content === "b2c-services")
      return services(catalog).filter(({ family }) => family === entry.content);
    return entry.content === "news" || entry.content === "news-lists" ? [] : [fixedPage(catalog, entry)];
  });
}

function fixedPage(catalog: Catalog, { address, content, unlisted }: PageEntry): SitePage {
  const versions = textsOf(catalog, content.replace("pages/", ""));
  if (!versions) throw new Error(`The page ${address} of site/pages.ts has no content/${content}.md or .yaml`);
  return {
    path: address,
    kind: "page",
    versions: mapped(versions, ({ title, description }) => ({ title, text: description })),
    socialCard: socialCardOf(address),
    modified: original(versions).updated,
    unlisted: unlisted === true,
  };
}

type PageTexts = { title: string; description: string; updated?: string | undefined };

/** The texts of `content/pages/<name>.md` or `.yaml`. */
export function textsOf(catalog: Catalog, name: string): Localized<PageTexts> | undefined {
  const prose = catalog.pages.get(name);
  if (prose) return mapped(prose, ({ head }) => head);
  const written = catalog.structured[name];
  return written && mapped(written, ({ value }) => value);
}

function services(catalog: Catalog): (SitePage & { family: PageEntry["content"] })[] {
  return [...catalog.services].map(([slug, versions]) => {
    const { head } = original(versions);
    return {
      family: head.overview ? "overviews" : `${head.kind}-services`,
      path: servicePath(slug, head),
      kind: "service",
      versions: mapped(versions, ({ head: said, prose }) => ({
        title: said.name,
        text: said.summary,
        more: [...said.carries, ...said.audience, ...prose.headings.map(({ text }) => text)].join(" "),
      })),
      socialCard: slug,
      unlisted: false,
    };
  });
}

function guides(catalog: Catalog): SitePage[] {
  return [...catalog.guides].map(([slug, versions]) => ({
    path: addressOf("guides", slug),
    kind: "guide",
    versions: mapped(versions, ({ head, prose }) => ({
      title: head.title,
      text: head.summary,
      more: prose.headings.map(({ text }) => text).join(" "),
    })),
    socialCard: `guide-${slug}`,
    modified: original(versions).head.updated,
    unlisted: false,
  }));
}

function mapped<T, U>(versions: Localized<T>, made: (version: T) => U): Localized<U> {
  return Object.fromEntries(
    Object.entries(versions).flatMap(([locale, version]) => (version === undefined ? [] : [[locale, made(version)]])),
  );
}
