import type { PageRequest } from "#catalog/page-request.ts";
import { calculatorView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return calculatorView(catalog, locale);
}
