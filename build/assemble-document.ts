/** What the build adds to a rendered document. */
export type Additions = {
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
