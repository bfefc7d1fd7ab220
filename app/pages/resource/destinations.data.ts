import { buildDestinationsPage } from "#catalog/destinations/destinations-page.ts";
import type { PageRequest } from "#catalog/model.ts";
import type { DestinationsPage } from "#catalog/page-data.ts";

export function data({ catalog, locale }: PageRequest): DestinationsPage {
  return buildDestinationsPage(catalog, locale);
}
