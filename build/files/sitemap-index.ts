import type { PageRequest } from "#catalog/model.ts";
import { listSitemapEntries, listSitemapNames } from "#catalog/views/sitemap.ts";

/** `/sitemap.xml`: the site's sitemaps, each with the date of its latest change. */
export function make({ catalog }: PageRequest) {
  const { address } = catalog.site;
  const maps = listSitemapNames(catalog).map((name) => {
    const days = (listSitemapEntries(catalog, name) ?? []).map(({ modified = "" }) => modified);
    const newest = days.sort().at(-1);
    const modified = newest && `\n    <lastmod>${newest}</lastmod>`;
    return `  <sitemap>\n    <loc>${address}/sitemaps/${name}.xml</loc>${modified}\n  </sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join("\n")}\n</sitemapindex>\n`;
}
