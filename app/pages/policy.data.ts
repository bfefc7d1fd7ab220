import type { PolicyPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildTextPage } from "#catalog/views/pages.ts";

/** The address is the name of the text: /imprint is content/pages/imprint.md */
export function data({ catalog, locale, path }: PageRequest): PolicyPage {
  const name = path.slice(1);
  return { name, ...buildTextPage(catalog, locale, name) };
}
