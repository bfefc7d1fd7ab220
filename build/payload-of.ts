import type { Payload } from "#app/platform/payload.ts";
import type { ServedPage } from "#app/platform/served-page.ts";
import { iconsOf } from "./icons-of.ts";

/** What is fetched instead of a page's document after a click within the site; undefined for an error document. */
export function payloadOf(served: ServedPage, html: string): string | undefined {
  if ("status" in served) return undefined;
  const { name, data, apart } = served;
  return JSON.stringify({ page: name, data, apart, icons: iconsOf(html) } satisfies Payload);
}
