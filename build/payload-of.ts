import type { Payload } from "#app/platform/payload.ts";
import type { ServedPage } from "#app/platform/served-page.ts";
import { iconsOf } from "./icons-of.ts";

/** What is fetched in place of a page's document when somebody comes by a link; nothing for an error's. */
export function payloadOf(served: ServedPage, html: string): string | undefined {
  if ("status" in served) return undefined;
  const { name, data, apart } = served;
  return JSON.stringify({ page: name, data, apart, icons: iconsOf(html) } satisfies Payload);
}
