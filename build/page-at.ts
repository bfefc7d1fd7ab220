import { matchRoutes } from "react-router";
import { getCatalog } from "#catalog/catalog.ts";
import { rememberByOwner } from "#catalog/cache.ts";
import type { PageRequest } from "#catalog/model.ts";
import type { Shell } from "#catalog/page-data.ts";
import { keepUnitsWithNumbersIn } from "#catalog/chinese/language.ts";
import { getPathLocale, type PageLanguages, toPlainPath } from "#site/locales.ts";
import type { DataFile } from "#catalog/views/engine-data.ts";
import { buildShell } from "#catalog/views/shell.ts";
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

// one for each catalog and language: it is the same around every page
const rememberShell = rememberByOwner<Shell>();

const routes = pages.map(({ address, name }) => ({ path: address, id: address, handle: name }));

/** The name of the page that the register has for an address. */
export function findPageName(path: string): string | undefined {
  return matchRoutes(routes, toPlainPath(path))?.at(-1)?.route.handle;
}

/** What to render at an address; has no `page` if the register or the content has none. */
export async function makeRendering(path: string, importData: ImportData): Promise<Rendering> {
  const content = getCatalog();
  const locale = getPathLocale(path);
  const shell = rememberShell(content, locale, () => buildShell(content, locale));
  const match = matchRoutes(routes, toPlainPath(path))?.at(-1);
  if (!match) return { path, shell };
  const name = match.route.handle;
  const module = await importData(`app/pages/${name}.data.ts`);
  const request = { catalog: content, locale, path: toPlainPath(path), params: match.params };
  const data = keepUnitsWithNumbersIn(module.data(request));
  return data === undefined ? { path, shell } : { path, shell, page: { name, data, apart: module.apart?.(request) } };
}
