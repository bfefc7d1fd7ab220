import type { PageRequest } from "#catalog/page-request.ts";
import { partnersView } from "#catalog/views/partners.ts";

export function data({ catalog, locale }: PageRequest) {
  return partnersView(catalog, locale);
}
