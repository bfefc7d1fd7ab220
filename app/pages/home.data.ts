import type { PageRequest } from "#catalog/page-request.ts";
import { homeView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return homeView(catalog, locale);
}
