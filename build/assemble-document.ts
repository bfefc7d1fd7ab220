import type { MessageFiles } from "#app/messages/load.ts";
import type { PageHead } from "#app/platform/document-head.ts";
import type { Payload } from "#app/platform/payload.ts";
import type { ServedPage } from "#app/platform/served-document.ts";

/** What the build adds to a rendered document. */
type Additions = {
  /** The only inline script, and the element with the code that it starts after the first paint. */
  inlineScript: string;
  codeElement: string;
  /** The stylesheet or, during development, its address. */
  style: { text: string } | { href: string };
  /** The script that hydrates the page, and what it and the page need soon. */
  script: string;
  preloads: readonly string[];
  /** The page's data that are in a file of their own. */
  apart?: string | undefined;
  /** JSON by the id of its element. */
  json: Readonly<Record<string, unknown>>;
};

const running = /<script(?![^>]*type="application\/)[^>]*>|<style|\sstyle="/;

/**
 * Puts style, scripts and data into a document. React does not know about them and leaves them alone when it hydrates
 * the page. All pages share one security policy, so any other inline code, such as a framework's own, is an error.
 */
export function assembleDocument(
  html: string,
  { inlineScript, codeElement, style, script, preloads, apart, json }: Additions,
): string {
  const [unwanted] = running.exec(html) ?? [];
  if (unwanted) throw new Error(`The document holds ${unwanted}, which the site's policy of content forbids`);
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("The document has no head");
  const data = Object.entries(json).map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`,
  );
  const added = [
    `<script>${inlineScript}</script>`,
    "text" in style ? `<style>${style.text}</style>` : `<link rel="stylesheet" href="${style.href}">`,
  ];
  const code = [
    `<template id="${codeElement}">`,
    ...(apart ? [apart] : []).map(preloadFetched),
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" src="${script}"></script>`,
    "</template>",
  ];
  const body = html.lastIndexOf("</body>");
  return [html.slice(0, end), ...added, html.slice(end, body), ...data, ...code, html.slice(body)].join("");
}

function preloadFetched(href: string): string {
  return `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}">`;
}

/**
 * Requires of a rendered document what every page has: a title that is more than the brand, one `<h1>` with words in
 * it, and a text. This keeps an error page, or half a page, from being published.
 */
export function checkDocument(path: string, html: string, brand: string): void {
  const title = stripMarkup(/<title>(.*?)<\/title>/s.exec(html)?.[1]);
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => stripMarkup(text));
  const wrong =
    title === "" || title === brand
      ? `its title is "${title}"`
      : headings.length !== 1
        ? `it has ${headings.length} headings of the first rank`
        : headings[0] === ""
          ? "its heading has no words"
          : !html.includes("<main")
            ? "it has no main part"
            : undefined;
  if (wrong) throw new Error(`${path} was rendered, and ${wrong}; a page has a title, one <h1> and a text`);
}

function stripMarkup(html = ""): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}

/** What is fetched instead of a page's document after a click within the site; undefined for an error document. */
export function makePayload(
  { html, served, head }: { html: string; served: ServedPage; head: PageHead | undefined },
  messages?: MessageFiles,
): string | undefined {
  if ("status" in served || !head) return undefined;
  const { name, data, apart } = served;
  return JSON.stringify({ page: name, head, data, apart, messages, icons: listIcons(html) } satisfies Payload);
}

/** Icons contained in a page, by name, so that a client navigation need not fetch them; it has those of the frame. */
function listIcons(html: string): Record<string, string> {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const found = main.matchAll(/<svg[^>]* data-icon="([^"]+)"[^>]*>(.*?)<\/svg>/gs);
  return Object.fromEntries([...found].map(([, name = "", body = ""]) => [name, body]));
}
