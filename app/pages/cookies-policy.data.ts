import type { TextPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildTextPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): TextPage {
  return buildTextPage(catalog, locale, "cookies-policy");
}
