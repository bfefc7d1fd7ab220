import type { PageRequest } from "#catalog/model.ts";
import { listSitemapEntries } from "#catalog/views/sitemap.ts";

/** `/sitemaps/{name}.xml`: the canonical pages, with their languages. */
export function make({ catalog, params }: PageRequest) {
  const entries = listSitemapEntries(catalog, (params.name ?? "").replace(/\.xml$/, ""));
  if (!entries) return undefined;
  const urls = entries.map(({ url, modified, alternates }) => {
    const links = alternates
      .map(({ lang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join("");
    return `  <url>\n    <loc>${url}</loc>${modified ? `\n    <lastmod>${modified}</lastmod>` : ""}${links}\n  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
