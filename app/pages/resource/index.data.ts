import type { ResourcePage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildResourcePage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): ResourcePage {
  return buildResourcePage(catalog, locale);
}
