import type { ContactPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildContactPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): ContactPage | undefined {
  return buildContactPage(catalog, locale);
}
