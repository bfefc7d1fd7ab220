import {
  type GeoProjection,
  geoBounds,
  geoContains,
  geoDistance,
  geoNaturalEarth1,
  geoOrthographic,
  geoPath,
} from "d3-geo";
import land110 from "world-atlas/land-110m.json" with { type: "json" };
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Catalog } from "../catalog.ts";

export type Point = { x: number; y: number };
export type MapRoute = { code: string; path: string; end: Point; mode: "air" | "sea" };
export type MapView = {
  width: number;
  height: number;
  hub: Point;
  routes: MapRoute[];
  labels: (Point & { text: string })[];
};
export type MapKind = "world" | "globe";

// the compiler reads the kinds in a JSON file as any text
const topology = land110 as unknown as Topology<{ land: GeometryCollection }>;
const land = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
  const polygons =
    geometry.type === "MultiPolygon" ? geometry.coordinates : geometry.type === "Polygon" ? [geometry.coordinates] : [];
  return polygons.map((coordinates) => {
    const shape = { type: "Polygon" as const, coordinates };
    return { shape, bounds: geoBounds(shape) };
  });
});

/** Whether a place is on land. Boxes first: the exact question costs a hundred times as much. */
function isLand(lon: number, lat: number): boolean {
  return land.some(({ shape, bounds: [[west, south], [east, north]] }) => {
    const across = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    return across && lat >= south && lat <= north && geoContains(shape, [lon, lat]);
  });
}

/**
 * The seam lies in the Atlantic at 30° west, so that Europe stands at the left, the Americas at the right, and no
 * country of the rate cards is cut. Phones get the half of the globe that most parcels fly to.
 */
const projections: Record<MapKind, { size: [number, number]; make: () => GeoProjection }> = {
  world: { size: [1152, 500], make: () => geoNaturalEarth1().rotate([-150, 0]).scale(212).translate([574, 292]) },
  globe: {
    size: [400, 400],
    make: () => geoOrthographic().rotate([-78, -32]).scale(196).translate([200, 200]).clipAngle(90),
  },
};

/** Dots on land, every few degrees, as one path of round-ended strokes of no length. */
export function landPath(kind: MapKind): string {
  const { size, make } = projections[kind];
  const projection = make();
  const step = kind === "world" ? 2.4 : 3;
  const dots: string[] = [];
  for (let lat = -56; lat <= 76; lat += step) {
    const across = step / Math.max(0.35, Math.cos((lat * Math.PI) / 180));
    for (let lon = -180; lon < 180; lon += across) {
      const point = visible(projection, kind, [lon, lat]);
      if (!point || point[0] < 0 || point[0] > size[0] || point[1] < 0 || point[1] > size[1]) continue;
      if (isLand(lon, lat)) dots.push(`M${round(point[0])} ${round(point[1])}h0`);
    }
  }
  return dots.join("");
}

/** Great circles from the hub to the countries of cards, cut to what the map shows. */
export function mapView(
  { site, reference }: Catalog,
  kind: MapKind,
  to: readonly { code: string; mode: "air" | "sea" }[],
  labelled: Readonly<Record<string, string>> = {},
): MapView {
  const { size, make } = projections[kind];
  const projection = make();
  const [hub] = site.origins;
  const from: [number, number] = hub ? [hub.lon, hub.lat] : [0, 0];
  const labels: MapView["labels"] = [];
  const routes = to.flatMap(({ code, mode }): MapRoute[] => {
    const country = reference.countries.find((known) => known.code === code);
    if (!country) return [];
    const target: [number, number] = [country.lon, country.lat];
    const end = visible(projection, kind, target);
    if (!end) return [];
    const text = labelled[code];
    if (text) labels.push({ ...pointOf(end), text });
    return [{ code, mode, end: pointOf(end), path: arc(projection, kind, from, target) }];
  });
  return { width: size[0], height: size[1], hub: pointOf(projection(from) ?? [0, 0]), routes, labels };
}

/** A great circle; where it would leave the map or cross the seam, a plain bow the other way round. */
function arc(projection: GeoProjection, kind: MapKind, from: [number, number], to: [number, number]): string {
  const drawn = geoPath(projection).digits(1)({ type: "LineString", coordinates: [from, to] }) ?? "";
  const [, height] = projections[kind].size;
  const [[, top], [, bottom]] = geoPath(projection).bounds({ type: "LineString", coordinates: [from, to] });
  const onMap = drawn.lastIndexOf("M") === 0 && top > 0 && bottom < height;
  if (onMap || kind === "globe") return drawn;
  const a = projection(from) ?? [0, 0];
  const b = projection(to) ?? [0, 0];
  return `M${round(a[0])} ${round(a[1])}Q${round((a[0] + b[0]) / 2)} ${round(Math.min(a[1], b[1]) + 40)} ${round(b[0])} ${round(b[1])}`;
}

function visible(projection: GeoProjection, kind: MapKind, at: [number, number]): [number, number] | undefined {
  if (kind === "globe" && geoDistance(at, [78, 32]) > Math.PI / 2 - 0.02) return undefined;
  return projection(at) ?? undefined;
}

function pointOf([x, y]: [number, number]): Point {
  return { x: round(x), y: round(y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Countries of a service, or of all, each once, sea only where no line flies. */
export function destinations({ cards }: Catalog, service?: string): { code: string; mode: "air" | "sea" }[] {
  const own = cards.filter((card) => !service || card.service === service);
  const found = new Map<string, "air" | "sea">();
  for (const { mode, zones } of own)
    for (const { country } of zones) if (found.get(country) !== "air") found.set(country, mode);
  return [...found].map(([code, mode]) => ({ code, mode }));
}
