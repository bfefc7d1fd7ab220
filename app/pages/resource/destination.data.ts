import { buildDestinationPage } from "#catalog/destinations/destination-page.ts";
import type { PageRequest } from "#catalog/model.ts";
import type { DestinationPage } from "#catalog/page-data.ts";

export function data({ catalog, locale, params }: PageRequest): DestinationPage | undefined {
  return buildDestinationPage(catalog, locale, params.code ?? "");
}
