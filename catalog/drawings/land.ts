import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type GeoContext, geoPath, type GeoPermissibleObjects } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { FeatureCollection, MultiPolygon } from "geojson";
import type { GeometryCollection, Topology } from "topojson-specification";
import { ringArea, simplified } from "./simplify.ts";
import { pathOf, type Point } from "./svg.ts";
import type { View } from "./view.ts";

/** How far in px a coast may deviate from Natural Earth's, and the smallest island in square px. */
const tolerance = 0.55;
const smallest = 1.6;
/** How far in px from a side of its view a piece of land must reach. */
const crumb = 8;

/** Land and borders from Natural Earth at 1:50 million, as packaged in `world-atlas`. */
const atlas = (() => {
  let read: { land: GeoPermissibleObjects; borders: GeoPermissibleObjects } | undefined;
  return () => {
    if (read) return read;
    const { resolve } = createRequire(join(process.cwd(), "package.json"));
    const file = readFileSync(resolve("world-atlas/countries-50m.json"), "utf8");
    const world: Topology<{ land: GeometryCollection; countries: GeometryCollection }> = JSON.parse(file);
    read = {
      land: withoutAntarctica(feature(world, world.objects.land)),
      borders: mesh(world, world.objects.countries, (a, b) => a !== b),
    };
    return read;
  };
})();

/** No line goes near it, and on a world map it is only a bar at the bottom. */
function withoutAntarctica({ features }: FeatureCollection): MultiPolygon {
  const coordinates = features
    .flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [],
    )
    .filter(([outer]) => outer?.some(([, lat]) => lat !== undefined && lat > -60));
  return { type: "MultiPolygon", coordinates };
}

/** Outlines of the land shown in a view, in px, simplified; without the crumbs of coasts that end beyond its sides. */
export function landRings(view: View): Point[][] {
  const beyond = (ring: readonly Point[]) =>
    ring.every(([x]) => x < crumb) || ring.every(([x]) => x > view.width - crumb);
  return lines(view, atlas().land)
    .map((ring) => simplified(ring, tolerance))
    .filter((ring) => ring.length > 3 && ringArea(ring) >= smallest && !beyond(ring));
}

/** The land of a view as path data. */
export function landPath(view: View): string {
  return landRings(view)
    .map((ring) => pathOf(ring, true))
    .join("");
}

/** Borders between countries as path data. */
export function borderPath(view: View): string {
  return lines(view, atlas().borders)
    .map((line) => pathOf(simplified(line, tolerance)))
    .join("");
}

/** What a projection draws, as lists of points: slightly beyond the frame, so that no coast runs along its edge. */
function lines({ projection, width, height }: View, shape: GeoPermissibleObjects): Point[][] {
  const drawn: Point[][] = [];
  const context: GeoContext = {
    moveTo: (x, y) => drawn.push([[x, y]]),
    lineTo: (x, y) => drawn.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
    beginPath: () => {},
  };
  const before = projection.clipExtent();
  projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
  geoPath(projection, context)(shape);
  projection.clipExtent(before);
  return drawn;
}
