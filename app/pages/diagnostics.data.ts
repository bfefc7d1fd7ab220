import type { PageRequest } from "#catalog/page-request.ts";
import { proseView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return proseView(catalog, locale, "diagnostics");
}
