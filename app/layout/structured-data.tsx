import { createContext, useContext } from "react";
import { m } from "#app/messages/m.ts";
import { getLanguageTag, type Locale, toLocalPath } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";
import type { Shell } from "#catalog/page-data.ts";

/** Takes a page's structured data, each thing as JSON. */
export const StructuredDataContext = createContext<(thing: string) => void>(() => {});

/** Structured data of a page, for search engines. A `<` is escaped, so that it cannot end the element that holds it. */
export function StructuredData({ things }: { things: readonly object[] }) {
  const collect = useContext(StructuredDataContext);
  for (const thing of things)
    collect(toPlainText(JSON.stringify({ "@context": "https://schema.org", ...thing })).replaceAll("<", "\\u003c"));
  return null;
}

export type Crumb = { name: string; path: string };

/** The way from the resources down to a page: addresses as in the register, without a language. */
export function listResourceCrumbs(...below: readonly Crumb[]): Crumb[] {
  return [{ name: m.crumb_resources(), path: "/resource" }, ...below];
}

/** The way down to a page: addresses in the language that it is in. */
export function describeBreadcrumbs(site: string, locale: Locale, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site + toLocalPath(path, locale),
    })),
  };
}

/** The provider where another thing names it: an id alone would stand for nothing, as each page is read by itself. */
export function nameOrganization({ name, address }: Shell) {
  return { "@type": "Organization", "@id": `${address}/#organization`, name, url: address };
}

export function describeOrganization(shell: Shell) {
  const { address, email, description } = shell;
  return { ...nameOrganization(shell), email, description, logo: `${address}/apple-touch-icon.png` };
}

export function describeWebSite(shell: Shell) {
  const { name, address, locale } = shell;
  return {
    "@type": "WebSite",
    name,
    url: address,
    inLanguage: getLanguageTag(locale),
    publisher: nameOrganization(shell),
  };
}

/** Questions and answers in the form that search engines read. Answers are HTML, which is shown on pages of their own. */
export function describeFaq({ address }: Shell, questions: readonly { q: string; html: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ q, html }) => ({
      "@type": "Question",
      name: q,
      acceptedAnswer: { "@type": "Answer", text: html.trim().replaceAll(/(?<=\shref=")(?=\/)/g, address) },
    })),
  };
}
