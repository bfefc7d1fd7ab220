import { geoAzimuthalEqualArea, type GeoContext, geoDistance, geoEqualEarth, geoInterpolate, geoPath } from "d3-geo";
import type { FeatureCollection, MultiPolygon } from "geojson";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { measureRingArea, simplifyLine } from "#site/geometry.ts";
import { buildPath } from "../svg.ts";
import type { Point } from "#site/geometry.ts";

/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];

export type Frame = {
  width: number;
  height: number;
  /** Space in px between the places and the edges: top, right, bottom, left. */
  margins: readonly [number, number, number, number];
};

export type ViewSpec = Frame & {
  /** Equal Earth for the world, Lambert's azimuthal equal-area for a continent: both preserve area. */
  kind: "equal-earth" | "lambert";
  centre: LonLat;
  /** Places that must be inside the frame. */
  fit: readonly LonLat[];
};

/** A part of the world as drawn. */
export type View = ReturnType<typeof projectView>;

/** Fits a projection to the places that it must show. */
export function projectView({ kind, centre, fit, width, height, margins }: ViewSpec) {
  const [top, right, bottom, left] = margins;
  const projection = (kind === "lambert" ? geoAzimuthalEqualArea() : geoEqualEarth()).rotate([
    -centre[0],
    kind === "lambert" ? -centre[1] : 0,
  ]);
  projection.fitExtent(
    [
      [left, top],
      [width - right, height - bottom],
    ],
    { type: "MultiPoint", coordinates: fit.map(([lon, lat]) => [lon, lat]) },
  );
  // rounded, so that nearly equal views become equal
  projection.scale(Math.round(projection.scale() * 10) / 10);
  const [x, y] = projection.translate();
  projection.translate([Math.round(x), Math.round(y)]);
  const key = JSON.stringify([kind, centre, projection.scale(), projection.translate(), width, height]);
  return {
    // equal views share their land
    name: createHash("sha256").update(key).digest("hex").slice(0, 8),
    width,
    height,
    projection,
    /** A place's position in px. */
    at: ([lon, lat]: LonLat): Point => projection([lon, lat]) ?? [Number.NaN, Number.NaN],
  };
}

/** Whether a point in px is on a drawing. */
export function isOn([x, y]: Point, { width, height }: Pick<View, "width" | "height">): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}

/** A view as wide as its frame and only as high as its places and margins need, or as the height that it has at `least`. */
export function fitViewHeight(spec: Omit<ViewSpec, "height">, least = 0): View {
  const [top, , bottom] = spec.margins;
  // a frame so high that its width alone decides the scale
  const tall = projectView({ ...spec, height: 4 * spec.width });
  const ys = spec.fit.map((place) => tall.at(place)[1]);
  const high = Math.max(...ys) - Math.min(...ys);
  return projectView({ ...spec, height: Math.max(least, Math.ceil(high) + 2 + top + bottom) });
}

/** The middle, in whole degrees, of the shortest arc that includes all longitudes: the map's edge then cuts no line. */
export function findMiddle(places: readonly LonLat[]): LonLat {
  const lons = places.map(([lon]) => ((lon % 360) + 360) % 360).sort((a, b) => a - b);
  let widest = { gap: -1, end: 0 };
  for (const [at, lon] of lons.entries()) {
    const gap = at === 0 ? lon + 360 - (lons.at(-1) ?? 0) : lon - (lons[at - 1] ?? 0);
    if (gap > widest.gap) widest = { gap, end: lon };
  }
  return [Math.round(widest.end + (360 - widest.gap) / 2) % 360, 0];
}

/** The middle of some places, in whole degrees. */
export function findCentre(places: readonly LonLat[]): LonLat {
  const lats = places.map(([, lat]) => lat);
  return [findMiddle(places)[0], Math.round((Math.min(...lats) + Math.max(...lats)) / 2)];
}

/** The world from the middle of some places; or the globe from over the far side of an ocean, where places have the most room. */
export function centreWorld(places: readonly LonLat[], asGlobe = false): Pick<ViewSpec, "kind" | "centre"> {
  if (!asGlobe) return { kind: "equal-earth", centre: findMiddle(places) };
  const [lon, lat] = findCentre(places);
  return { kind: "lambert", centre: [lon + 32, lat] };
}

/** Mean radius of the earth in km (IUGG). */
export const earthRadius = 6371.0088;

/** Places along the great circle between two, including the ends, at most `step` km apart. */
export function traceGreatCircle(from: LonLat, to: LonLat, step = 60): LonLat[] {
  const between = geoInterpolate([...from], [...to]);
  const count = Math.max(2, Math.ceil(measureDistance(from, to) / step));
  return Array.from({ length: count + 1 }, (_, at): LonLat => between(at / count));
}

/** A parcel's route, via its gateway if there is one. */
export function traceRoute(hub: LonLat, to: LonLat, via?: { at: LonLat }): LonLat[] {
  return via ? [...traceGreatCircle(hub, via.at), ...traceGreatCircle(via.at, to)] : traceGreatCircle(hub, to);
}

/** Length of the great circle between two places in km. */
export function measureDistance(from: LonLat, to: LonLat): number {
  return earthRadius * geoDistance([...from], [...to]);
}

/** How far in px a coast may deviate from Natural Earth's, and the smallest island in square px. */
const tolerance = 0.55;
const smallest = 1.6;
/** How far in px from a side of its view a piece of land must reach. */
const crumb = 8;

/** Land and borders from Natural Earth at 1:50 million, as packaged in `world-atlas`. */
let atlas: ReturnType<typeof readAtlas> | undefined;

function readAtlas() {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const file = readFileSync(resolve("world-atlas/countries-50m.json"), "utf8");
  const world: Topology<{ land: GeometryCollection; countries: GeometryCollection }> = JSON.parse(file);
  return {
    land: removeAntarctica(feature(world, world.objects.land)),
    borders: mesh(world, world.objects.countries, (a, b) => a !== b),
  };
}

/** No line goes near it, and on a world map it is only a bar at the bottom. */
function removeAntarctica({ features }: FeatureCollection): MultiPolygon {
  const coordinates = features
    .flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates : []))
    .filter(([outer]) => outer?.some(([, lat]) => lat !== undefined && lat > -60));
  return { type: "MultiPolygon", coordinates };
}

/** Outlines of the land shown in a view, in px, simplified; without the crumbs of coasts that end beyond its sides. */
export function projectLandRings(view: View): Point[][] {
  const beyond = (ring: readonly Point[]) =>
    ring.every(([x]) => x < crumb) || ring.every(([x]) => x > view.width - crumb);
  return drawLines(view, "land")
    .map((ring) => simplifyLine(ring, tolerance))
    .filter((ring) => ring.length > 3 && measureRingArea(ring) >= smallest && !beyond(ring));
}

/** The land of a view as path data. */
export function drawLandPath(view: View): string {
  return projectLandRings(view)
    .map((ring) => buildPath(ring, true))
    .join("");
}

/** Borders between countries as path data. */
export function drawBorderPath(view: View): string {
  return drawLines(view, "borders")
    .map((line) => buildPath(simplifyLine(line, tolerance)))
    .join("");
}

/** What a projection draws, as lists of points: slightly beyond the frame, so that no coast runs along its edge. */
function drawLines({ projection, width, height }: View, shape: "land" | "borders"): Point[][] {
  atlas ??= readAtlas();
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
  geoPath(projection, context)(atlas[shape]);
  projection.clipExtent(before);
  return drawn;
}
