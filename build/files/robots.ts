import type { PageRequest } from "#catalog/page-request.ts";

/** `/robots.txt` */
export function make({ catalog }: PageRequest) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", catalog.site.address)}\n`;
}
