import { getLanguageTag } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";
import type { Shell } from "#catalog/page-data.ts";

/** Structured data of a page. A `<` is escaped, so that it cannot end the element. */
export function JsonLd({ thing }: { thing: object }) {
  const text = toPlainText(JSON.stringify({ "@context": "https://schema.org", ...thing })).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

export type Crumb = { name: string; path: string };

export function describeBreadcrumbs(site: string, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site + path,
    })),
  };
}

export function describeOrganization({ name, address, email, description }: Shell) {
  return {
    "@type": "Organization",
    "@id": `${address}/#organization`,
    name,
    url: address,
    email,
    description,
    logo: `${address}/apple-touch-icon.png`,
  };
}

export function describeWebSite({ name, address, locale }: Shell) {
  return {
    "@type": "WebSite",
    name,
    url: address,
    inLanguage: getLanguageTag(locale),
    publisher: { "@id": `${address}/#organization` },
  };
}

/** Questions and answers in the form that search engines read. Answers are HTML. */
export function describeFaq(questions: readonly { q: string; html: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ q, html }) => ({
      "@type": "Question",
      name: q,
      acceptedAnswer: { "@type": "Answer", text: html.trim() },
    })),
  };
}
