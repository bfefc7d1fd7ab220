import type { PageRequest } from "#catalog/page-request.ts";
import { esgView } from "#catalog/views/esg.ts";

export function data({ catalog, locale }: PageRequest) {
  return esgView(catalog, locale);
}
