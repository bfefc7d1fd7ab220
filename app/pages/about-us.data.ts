import type { PageRequest } from "#catalog/page-request.ts";
import { aboutView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return aboutView(catalog, locale);
}
