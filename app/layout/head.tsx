import type { ComponentType } from "react";
import type { Shell } from "#catalog/page-data.ts";
import {
  getLanguageTag,
  getLocaleEntry,
  getSocialCardName,
  type Locale,
  locales,
  type PageLanguages,
  toLocalPath,
  toPlainPath,
} from "#site/locales.ts";
import { getSocialCard } from "#site/pages.ts";
import { toPlainText } from "#site/typography.ts";
import { describeBreadcrumbs, type Crumb, StructuredData } from "./structured-data.tsx";
import { useShell } from "./use-shell.ts";

export type Feed = { type: string; title: string; href: string };

/** What a page tells browsers, search engines and link previews. */
export type HeadText = {
  title: string;
  description: string;
  /** The canonical address, if it is a different one (without locale). */
  canonical?: string;
  /** Name of the social card under `/cards/`, if it is not that of the address. */
  socialCard?: string;
  article?: { published: string };
  /** The path from the home page to this one, inclusive. */
  crumbs?: readonly Crumb[];
  jsonLd?: readonly object[];
  feeds?: readonly Feed[];
  noindex?: boolean;
};

/**
 * A page's head as a component, made from its data. The build writes it into documents and payloads, and browsers know
 * nothing of it. (During development, components are replaced individually.)
 *
 * @__NO_SIDE_EFFECTS__
 */
export function renderHead<Data extends PageLanguages>(
  head: (data: Data, shell: Shell) => HeadText,
): ComponentType<{ data: Data; path: string }> {
  return function HeadOfPage({ data, path }) {
    return <PageInHead head={head(data, useShell())} languages={data} pathname={path} />;
  };
}

/** Everything in a page's head: title, description, canonical address, languages, cards and structured data. */
function PageInHead({ head, languages, pathname }: { head: HeadText; languages: PageLanguages; pathname: string }) {
  const { name, address } = useShell();
  const { article, crumbs, jsonLd = [], feeds = [] } = head;
  // a page shown in a fallback language is not offered to search engines as a page of its own
  const { contentLocale, translations } = languages;
  const title = toPlainText(formatTitle(head.title, name));
  const description = toPlainText(head.description);
  const path = head.canonical ?? toPlainPath(pathname);
  const url = address + toLocalPath(path, contentLocale);
  const image = `${address}/cards/${getSocialCardName(head.socialCard ?? getSocialCard(path), contentLocale)}.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {translations.length > 1 && <Alternates path={path} translations={translations} />}
      {feeds.map(({ type, title: named, href }) => (
        <link key={href} rel="alternate" type={type} title={named} href={href} />
      ))}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={getLocaleEntry(contentLocale).dates.replace("-", "_")} />
      {article && <meta property="article:published_time" content={article.published} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <StructuredData
        things={[
          ...(crumbs ? [describeBreadcrumbs(address, contentLocale, [{ name, path: "/" }, ...crumbs])] : []),
          ...jsonLd,
        ]}
      />
    </>
  );
}

/** A title that ends with the brand. */
export function formatTitle(title: string, brand: string): string {
  return `${title} – ${brand}`;
}

function Alternates({ path, translations }: { path: string; translations: readonly Locale[] }) {
  const { address } = useShell();
  return (
    <>
      {locales
        .filter((locale) => translations.includes(locale))
        .map((locale) => (
          <link
            key={locale}
            rel="alternate"
            hrefLang={getLanguageTag(locale)}
            href={address + toLocalPath(path, locale)}
          />
        ))}
      <link rel="alternate" hrefLang="x-default" href={address + path} />
    </>
  );
}
