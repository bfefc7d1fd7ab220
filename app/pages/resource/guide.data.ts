import type { PageRequest } from "#catalog/page-request.ts";
import { guideView } from "#catalog/views/pages.ts";

export function data({ catalog, locale, params }: PageRequest) {
  return guideView(catalog, locale, params.slug ?? "");
}
