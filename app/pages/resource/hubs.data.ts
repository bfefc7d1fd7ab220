import { buildHubsPage } from "#catalog/calendar/hubs-page.ts";
import type { PageRequest } from "#catalog/model.ts";
import type { HubsPage } from "#catalog/page-data.ts";

export function data({ catalog, locale }: PageRequest): HubsPage {
  return buildHubsPage(catalog, locale);
}
