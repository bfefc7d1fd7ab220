import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { locales } from "#catalog/locale.ts";
import { searchFile } from "#catalog/search/documents.ts";

/** `/search/{locale}/{name}.json`: what the search knows of the pages, in files of bounded size. */
export function loader({ params }: LoaderFunctionArgs) {
  const locale = locales.find((known) => known === params.locale);
  const file = locale && searchFile(catalog(), locale, (params.name ?? "").replace(/\.json$/, ""));
  if (!file) throw data(null, { status: 404 });
  return Response.json(file);
}
