import type { AboutPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildAboutPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): AboutPage {
  return buildAboutPage(catalog, locale);
}
