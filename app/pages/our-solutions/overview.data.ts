import { toPlainPath } from "#site/locales.ts";
import type { OverviewPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildOverviewPage } from "#catalog/views/service.ts";

export function data({ catalog, locale, params, path }: PageRequest): OverviewPage | undefined {
  const view = buildOverviewPage(catalog, locale, params.slug ?? "");
  // a service of the other kind has no page here
  return view && toPlainPath(view.path) === path ? view : undefined;
}
