import type { PageRequest } from "#catalog/page-request.ts";
import { resourceView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return resourceView(catalog, locale);
}
