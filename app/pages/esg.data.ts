import type { EsgPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildEsgPage } from "#catalog/views/esg.ts";

export function data({ catalog, locale }: PageRequest): EsgPage {
  return buildEsgPage(catalog, locale);
}
