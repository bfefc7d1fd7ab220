import { drawBorderPath, drawLandPath } from "#catalog/drawings/maps/view.ts";
import { listMapViews } from "#catalog/drawings/maps/service-map.ts";
import type { PageRequest } from "#catalog/model.ts";

/** `/maps/1a2b3c4d.svg`: land and borders of a map view, which maps include with `<use href="…#land">`. */
export function make({ catalog, params }: PageRequest) {
  const view = listMapViews(catalog).get((params.name ?? "").replace(/\.svg$/, ""));
  if (!view) return undefined;
  const { width, height } = view;
  const paths = `<path id="land" d="${drawLandPath(view)}"/><path id="borders" d="${drawBorderPath(view)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
}
