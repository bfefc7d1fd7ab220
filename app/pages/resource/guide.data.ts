import type { GuidePage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildGuidePage } from "#catalog/views/pages.ts";

export function data({ catalog, locale, params }: PageRequest): GuidePage | undefined {
  return buildGuidePage(catalog, locale, params.slug ?? "");
}
