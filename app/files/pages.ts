import { catalog } from "#catalog/catalog.ts";
import { pageList } from "#catalog/views/page-list.ts";

/** `/pages.json`: every page with its title, for whoever came to an address that has none. */
export function loader() {
  return Response.json(pageList(catalog()));
}
