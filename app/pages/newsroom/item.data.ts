import type { PageRequest } from "#catalog/page-request.ts";
import { newsItemView } from "#catalog/newsroom/item.ts";

export function data({ catalog, locale, params }: PageRequest) {
  return newsItemView(catalog, locale, params.id ?? "");
}
