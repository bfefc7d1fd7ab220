import { plainPath } from "#site/locales.ts";
import type { PageRequest } from "#catalog/page-request.ts";
import { serviceView } from "#catalog/views/service.ts";

export function data({ catalog, locale, params, path }: PageRequest) {
  const view = serviceView(catalog, locale, params.slug ?? "");
  // a service of the other kind has no page here
  return view && plainPath(view.path) === path ? view : undefined;
}
