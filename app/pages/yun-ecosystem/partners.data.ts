import type { PartnersPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildPartnersPage } from "#catalog/views/partners.ts";

export function data({ catalog, locale }: PageRequest): PartnersPage {
  return buildPartnersPage(catalog, locale);
}
