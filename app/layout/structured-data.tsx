import { createContext, useContext, useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { trustData } from "#app/platform/trusted-types.ts";
import { getLanguageTag, type Locale, toLocalPath } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";
import type { Shell } from "#catalog/page-data.ts";

const type = "application/ld+json";

/** Takes a page's structured data where one is rendered for the document: for search engines, which read documents. */
export const StructuredDataContext = createContext<((thing: object) => void) | undefined>(undefined);

/** Structured data of a page: rendered into its document by the build, and put there when the page is come to by a link. */
export function StructuredData({ things }: { things: readonly object[] }) {
  const collect = useContext(StructuredDataContext);
  if (collect) for (const thing of things) collect(thing);
  // one text, so that the effect runs again only for another page
  const all = things.map(writeThing).join("\n");
  useEffect(() => {
    const findAll = () => document.querySelectorAll(`script[type="${type}"]`);
    // the document's own stand there already
    if (all && findAll().length === 0)
      for (const text of all.split("\n")) {
        const script = document.createElement("script");
        script.type = type;
        script.text = trustData(text);
        document.head.append(script);
      }
    return () => {
      for (const script of findAll()) script.remove();
    };
  }, [all]);
  return null;
}

/** For the build: the elements in a document's head. */
export function writeStructuredData(things: readonly object[]): string {
  return things.map((thing) => `<script type="${type}">${writeThing(thing)}</script>`).join("");
}

/** JSON without a line's end. A `<` is escaped, so that it cannot end the element. */
function writeThing(thing: object): string {
  return toPlainText(JSON.stringify({ "@context": "https://schema.org", ...thing })).replaceAll("<", "\\u003c");
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
