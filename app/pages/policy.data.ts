import type { PageRequest } from "#catalog/page-request.ts";
import { proseView } from "#catalog/views/pages.ts";

/** The address is the name of the text: /imprint is content/pages/imprint.md */
export function data({ catalog, locale, path }: PageRequest) {
  const name = path.slice(1);
  return { name, ...proseView(catalog, locale, name) };
}
