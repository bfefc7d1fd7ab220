import { listOpenData } from "#catalog/open-data/schemas.ts";
import type { DevelopersPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildTextPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): DevelopersPage {
  return { ...buildTextPage(catalog, locale, "developers"), files: listOpenData() };
}
