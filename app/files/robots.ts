import { catalog } from "#catalog/catalog.ts";

/** `/robots.txt` */
export function loader() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", catalog().site.address)}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
