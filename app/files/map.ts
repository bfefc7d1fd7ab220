import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { borderPath, landPath } from "#catalog/drawings/land.ts";
import { mapViews } from "#catalog/drawings/service-map.ts";

/** `/maps/1a2b3c4d.svg`: land and borders of a view, used by maps as `<use href="…#land">`. */
export function loader({ params }: LoaderFunctionArgs) {
  const view = mapViews(catalog()).get((params.name ?? "").replace(/\.svg$/, ""));
  if (!view) throw data(null, { status: 404 });
  const { width, height } = view;
  const paths = `<path id="land" d="${landPath(view)}"/><path id="borders" d="${borderPath(view)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
