import { toPlainPath } from "#site/locales.ts";
import type { ServicePage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildServicePage } from "#catalog/views/service.ts";

export function data({ catalog, locale, params, path }: PageRequest): ServicePage | undefined {
  const view = buildServicePage(catalog, locale, params.slug ?? "");
  // a service of the other kind has no page here
  return view && toPlainPath(view.path) === path ? view : undefined;
}
