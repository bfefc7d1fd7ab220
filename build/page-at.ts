import { matchRoutes } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { allCountedTogether } from "#catalog/chinese/counted-together.ts";
import { localeOfPath, plainPath } from "#site/locales.ts";
import type { PageLanguages } from "#catalog/localized.ts";
import type { PageRequest } from "#catalog/page-request.ts";
import type { DataFile } from "#catalog/views/data-file.ts";
import { shellView } from "#catalog/views/shell.ts";
import { pages } from "#site/pages.ts";
import type { Rendering } from "./page-renderer.tsx";

type DataModule = {
  /** Makes the data of a page, and names the languages it exists in; undefined if the content has no such page. */
  data: (request: PageRequest) => PageLanguages | undefined;
  /** Data too large for a document, as a file of its own. */
  apart?: (request: PageRequest) => DataFile;
};
/** How a data module in app/pages/ is imported: by Node, or during development by Vite. */
export type ImportData = (file: string) => Promise<DataModule>;

const routes = pages.map(({ address, name }) => ({ path: address, id: address, handle: name }));

/** What to render at an address; has no `page` if the register or the content has none. */
export async function renderingAt(path: string, importData: ImportData): Promise<Rendering> {
  const content = catalog();
  const locale = localeOfPath(path);
  const shell = shellView(content, locale);
  const match = matchRoutes(routes, plainPath(path))?.at(-1);
  if (!match) return { path, shell };
  const name = match.route.handle;
  const module = await importData(`app/pages/${name}.data.ts`);
  const request = { catalog: content, locale, path: plainPath(path), params: match.params };
  const data = allCountedTogether(module.data(request));
  return data === undefined ? { path, shell } : { path, shell, page: { name, data, apart: module.apart?.(request) } };
}
