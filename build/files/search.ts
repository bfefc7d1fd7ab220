import type { PageRequest } from "#catalog/page-request.ts";
import { locales } from "#site/locales.ts";
import { searchFile } from "#catalog/search/documents.ts";

/** `/search/{locale}/{name}.json`: the search index, in files of limited size. */
export function make({ catalog, params }: PageRequest) {
  const locale = locales.find((known) => known === params.locale);
  const file = locale && searchFile(catalog, locale, (params.name ?? "").replace(/\.json$/, ""));
  return file && JSON.stringify(file);
}
