import type { HomePage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildHomePage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): HomePage {
  return buildHomePage(catalog, locale);
}
