import { matchRoutes } from "react-router";
import { getCatalog } from "#catalog/catalog.ts";
import { rememberByOwner } from "#catalog/cache.ts";
import type { Shell } from "#catalog/page-data.ts";
import { keepUnitsWithNumbersIn } from "#catalog/chinese/language.ts";
import { getPathLocale, toPlainPath } from "#site/locales.ts";
import { findDataFile, pageBuilders } from "#catalog/views/page-builders.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { type PageName, pages } from "#site/pages.ts";
import type { Rendering } from "./page-renderer.tsx";

// one for each catalog and language: it is the same around every page
const rememberShell = rememberByOwner<Shell>();

const routes = pages.map(({ address, name }) => ({ path: address, id: address, handle: name }));

type Match = { name: PageName; params: Readonly<Record<string, string | undefined>> };

/** What was found: the router ranks the whole register anew each time, and a build asks thrice for each address. */
const known = new Map<string, Match | undefined>();

/** The page that the register has for an address, without the prefix of a language. */
function matchPage(path: string): Match | undefined {
  if (!known.has(path)) {
    const match = matchRoutes(routes, path)?.at(-1);
    known.set(path, match && { name: match.route.handle, params: match.params });
  }
  return known.get(path);
}

/** The name of the page that the register has for an address. */
export function findPageName(path: string): PageName | undefined {
  return matchPage(toPlainPath(path))?.name;
}

/** What to render at an address; has no `page` if the register or the content has none. */
export function makeRendering(path: string): Rendering {
  const content = getCatalog();
  const locale = getPathLocale(path);
  const shell = rememberShell(content, locale, () => buildShell(content, locale));
  const plainPath = toPlainPath(path);
  const match = matchPage(plainPath);
  if (!match) return { path, shell };
  const { name, params } = match;
  const data = pageBuilders[name](content, locale, { path: plainPath, params });
  if (data === undefined) return { path, shell };
  return {
    path,
    shell,
    page: { name, data: keepUnitsWithNumbersIn(data), apart: findDataFile(name, content, locale) },
  };
}
