import { catalog } from "#catalog/catalog.ts";
import { sitePaths } from "./paths.ts";

/** Addresses that a newsroom of one page, and content without images and downloads, would leave without a page. */
const spares = ["/newsroom/page/1", "/images/index.json", "/files/index.json"];

const families = [/^\/newsroom\/detail\//, /^\/newsroom\/[^/]+$/, /^\/newsroom\/topic\//, /^\/newsroom\/year\//];

/**
 * One address of each route, or a few: the router refuses a route with data that no prerendered page uses. The pages
 * themselves are rendered by `render.ts`, which can leave out what has not changed, and works on all cores.
 */
export function routeSamples(): string[] {
  const { daily, newsroom, files } = sitePaths(catalog());
  const news = newsroom.map(({ path }) => path);
  const folders = new Map(files.filter((path) => !path.startsWith("/zh/")).map((path) => [kindOf(path), path]));
  return [
    ...daily.filter((path) => !path.startsWith("/zh")),
    ...families.flatMap((family) => news.find((path) => family.test(path)) ?? []),
    ...folders.values(),
    ...spares,
  ];
}

/** Files of one kind have one route. */
function kindOf(path: string): string {
  const [, folder = "", , , ending = ""] = /^\/(([^/]+)\/)?(.*?)(\.[a-z]+)$/.exec(path) ?? [];
  return folder.startsWith("newsroom") ? `${path.split("/").length} ${ending}` : folder || path;
}
