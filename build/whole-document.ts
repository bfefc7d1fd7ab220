/** What the build adds to a rendered document. */
export type Additions = {
  /** The one inline script, and the element that holds what it wakes after the first paint. */
  inlineScript: string;
  codeElement: string;
  /** The stylesheet, or, while developing, its address. */
  style: { text: string } | { href: string };
  /** The script that brings the page to life, and what it and the page need soon. */
  script: string;
  preloads: readonly string[];
  messages: readonly string[];
  /** The page's data that lie in a file of their own. */
  apart?: string | undefined;
  /** JSON by the id of its element. */
  json: Readonly<Record<string, unknown>>;
};

const running = /<script(?![^>]*type="application\/)[^>]*>|<style|\sstyle="/;

/**
 * Puts style, scripts and data into a document. React knows nothing of them and leaves them alone when it takes the page
 * over. One policy holds for all pages, so anything else inline, such as what a framework adds by itself, is an error.
 */
export function wholeDocument(
  html: string,
  { inlineScript, codeElement, style, script, preloads, messages, apart, json }: Additions,
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
    ...(apart ? [apart] : []).map(fetched),
    ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    ...messages.map(fetched),
    `<script type="module" fetchpriority="low" src="${script}"></script>`,
    "</template>",
  ];
  const body = html.lastIndexOf("</body>");
  return [html.slice(0, end), ...added, html.slice(end, body), ...data, ...code, html.slice(body)].join("");
}

function fetched(href: string): string {
  return `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}">`;
}
