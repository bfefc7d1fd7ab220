import type { MetaArgs, MetaDescriptor } from "react-router";
import { languageTags, type Locale, localPath, locales, plainPath } from "#catalog/locale.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { m } from "#app/messages/m.ts";
import { breadcrumbs, type Crumb } from "./json-ld.ts";

type Page = Pick<MetaArgs<unknown, { root: typeof rootLoader }>, "matches" | "location">;

type Wanted = {
  title: string;
  description: string;
  /** The language the content really is in: a page that falls back is not offered to search engines as its own. */
  contentLocale: Locale;
  /** Languages the content exists in; English alone where not said. */
  translations?: readonly Locale[];
  /** The address that stands for this page, where it is another one (without locale). */
  canonical?: string;
  /** Name of the social card under `/cards/`. */
  card: string;
  article?: { published: string };
  /** The way to the page from the home page, itself included. */
  crumbs?: readonly Crumb[];
  jsonLd?: readonly object[];
};

/** Everything a page's head says: title, description, canonical, languages, cards and structured data. */
export function pageMeta({ matches, location }: Page, page: Wanted): MetaDescriptor[] {
  const shell = matches[0]?.loaderData;
  const site = shell?.address ?? "";
  const title = page.title.includes(shell?.name ?? "") ? page.title : `${page.title} – ${shell?.name}`;
  const path = page.canonical ?? plainPath(location.pathname);
  const url = site + localPath(path, page.contentLocale);
  const image = `${site}/cards/${page.card}.png`;
  const translations = page.translations ?? ["en"];
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(translations.length > 1 ? alternates(site, path, translations) : []),
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: shell?.name },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:locale", content: page.contentLocale === "zh" ? "zh_CN" : "en_GB" },
    ...(page.article ? [{ property: "article:published_time", content: page.article.published }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...(page.crumbs
      ? [{ "script:ld+json": breadcrumbs(site, [{ name: shell?.name ?? "", path: "/" }, ...page.crumbs]) }]
      : []),
    ...(page.jsonLd ?? []).map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

function alternates(site: string, path: string, translations: readonly Locale[]): MetaDescriptor[] {
  const link = (hrefLang: string, locale: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: site + localPath(path, locale),
  });
  return [
    ...locales.filter((locale) => translations.includes(locale)).map((locale) => link(languageTags[locale], locale)),
    link("x-default", "en"),
  ];
}

/** The head of an address that has no page, and of a page that failed. */
export function notFoundMeta({ matches, error }: Page & { error?: unknown }): MetaDescriptor[] {
  const name = matches[0]?.loaderData?.name ?? "";
  const failed =
    error !== undefined && !(typeof error === "object" && error !== null && "status" in error && error.status === 404);
  // an error is no property of the address: search engines must not drop it
  if (failed) return [{ title: `${m.error_internal()} – ${name}` }];
  return [
    { title: `${m.error_not_found()} – ${name}` },
    { name: "description", content: m.error_description() },
    { name: "robots", content: "noindex" },
  ];
}
