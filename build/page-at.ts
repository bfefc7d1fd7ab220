import { matchRoutes } from "react-router";
import { getCatalog } from "#catalog/catalog.ts";
import { rememberByOwner } from "#catalog/cache.ts";
import type { Shell } from "#catalog/page-data.ts";
import { keepUnitsWithNumbersIn } from "#catalog/chinese/language.ts";
import { getPathLocale, toPlainPath } from "#site/locales.ts";
import { dataFiles, pageBuilders } from "#catalog/views/page-builders.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { type PageName, pages } from "#site/pages.ts";
import type { Rendering } from "./page-renderer.tsx";

// one for each catalog and language: it is the same around every page
const rememberShell = rememberByOwner<Shell>();

const routes = pages.map(({ address, name }) => ({ path: address, id: address, handle: name }));

/** The name of the page that the register has for an address. */
export function findPageName(path: string): PageName | undefined {
  return matchRoutes(routes, toPlainPath(path))?.at(-1)?.route.handle;
}

/** What to render at an address; has no `page` if the register or the content has none. */
export function makeRendering(path: string): Rendering {
  const content = getCatalog();
  const locale = getPathLocale(path);
  const shell = rememberShell(content, locale, () => buildShell(content, locale));
  const plainPath = toPlainPath(path);
  const match = matchRoutes(routes, plainPath)?.at(-1);
  if (!match) return { path, shell };
  const name: PageName = match.route.handle;
  const data = pageBuilders[name](content, locale, { path: plainPath, params: match.params });
  if (data === undefined) return { path, shell };
  return { path, shell, page: { name, data: keepUnitsWithNumbersIn(data), apart: dataFiles[name]?.(content, locale) } };
}
