import type { Catalog } from "../catalog.ts";
import { landPath } from "./land.ts";
import { hubOf, parcelPlaces, sampleOf } from "./network.ts";
import { simplified } from "./simplify.ts";
import { element, pathOf } from "./svg.ts";
import { greatCircle, middleOf, viewOf } from "./view.ts";
import { baseLocale } from "#site/locales.ts";

/** The world with all parcel routes as a standalone picture in dark-mode colours: 1200 × 520 px. */
export function worldPicture(catalog: Catalog): string {
  const [width, height] = [1200, 520];
  const hub = hubOf(catalog, baseLocale).at;
  const lines = parcelPlaces(catalog, baseLocale, sampleOf(catalog, "")).map(({ at, via }) =>
    via ? [...greatCircle(hub, via.at), ...greatCircle(via.at, at)] : greatCircle(hub, at),
  );
  const fit = [hub, ...lines.flat()];
  const margins = [30, 40, 40, 40] as const;
  const view = viewOf({ kind: "equal-earth", centre: middleOf(fit), fit, width, height, margins });
  const routes = lines.map((places) => pathOf(simplified(places.map(view.at), 0.35))).join("");
  const [cx, cy] = view.at(hub);
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    element("path", { d: landPath(view), fill: "#1a263b" }),
    element("path", {
      d: routes,
      fill: "none",
      stroke: catalog.site.brand.primary[500],
      "stroke-width": 1.2,
      "stroke-opacity": 0.8,
    }),
    element("circle", { cx, cy, r: 6, fill: catalog.site.brand.primary[500] }),
  );
}
