import type { PageRequest } from "#catalog/page-request.ts";
import { orderFilesView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return orderFilesView(catalog, locale);
}
