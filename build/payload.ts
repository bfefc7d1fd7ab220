import type { Payload } from "#app/platform/payload.ts";
import type { ServedPage } from "#app/platform/served-document.ts";

/** What is fetched instead of a page's document after a click within the site; undefined for an error document. */
export function makePayload(served: ServedPage, html: string): string | undefined {
  if ("status" in served) return undefined;
  const { name, data, apart } = served;
  return JSON.stringify({ page: name, data, apart, icons: iconsOf(html) } satisfies Payload);
}

/** Icons contained in a page, by name, so that a client navigation need not fetch them. */
function iconsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<svg[^>]* data-icon="([^"]+)"[^>]*>(.*?)<\/svg>/gs);
  return Object.fromEntries([...found].map(([, name = "", body = ""]) => [name, body]));
}
