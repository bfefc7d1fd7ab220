import type { TrackingPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildTrackingPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): TrackingPage | undefined {
  return buildTrackingPage(catalog, locale);
}
