import { geoCentroid } from "d3-geo";
import type { FeatureCollection, Position } from "geojson";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type LonLat, measureDistance } from "../drawings/maps/view.ts";

type Outline = { centre: LonLat; points: readonly LonLat[] };

/** Points of a border nearer to each other than this, in degrees, count once. */
const grain = 2;

let read: ReadonlyMap<string, Outline> | undefined;

/** The land of each country by its ISO 3166-1 code, from Natural Earth at 1:50 million. */
function readOutlines(): ReadonlyMap<string, Outline> {
  if (read) return read;
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const world: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync(resolve("world-atlas/countries-50m.json"), "utf8"),
  );
  const { features }: FeatureCollection = feature(world, world.objects.countries);
  read = new Map(
    features.flatMap(({ id, geometry }) => {
      // its ids are ISO's numbers, which `Intl` knows as letters
      const code = id === undefined ? undefined : new Intl.Locale(`und-${String(id).padStart(3, "0")}`).region;
      const rings =
        geometry.type === "MultiPolygon"
          ? geometry.coordinates.flat()
          : geometry.type === "Polygon"
            ? geometry.coordinates
            : [];
      if (!code || rings.length === 0) return [];
      const [lon, lat] = geoCentroid(geometry);
      return [[code, { centre: [lon, lat], points: thin(rings.flat()) }] as const];
    }),
  );
  return read;
}

function thin(points: readonly Position[]): LonLat[] {
  const cells = new Map<string, LonLat>();
  for (const [lon = 0, lat = 0] of points)
    cells.set(`${Math.round(lon / grain)} ${Math.round(lat / grain)}`, [lon, lat]);
  return [...cells.values()];
}

/** Those that are this much farther than the nearest are no help. */
const farther = 600;
const most = 2;

/** Land farther than this from where parcels enter is overseas, and no neighbour of anybody. */
const overseas = 4_000;

type Served = { code: string; lat: number; lon: number };

const found = new WeakMap<readonly Served[], Map<string, string[]>>();

/** The countries among `served` whose borders are nearest to a country's, nearest first; among neighbours the nearer middle. */
export function findNearestCountries(code: string, served: readonly Served[]): string[] {
  const known = found.get(served) ?? new Map<string, string[]>();
  found.set(served, known);
  const nearest = known.get(code) ?? compareCountries(code, served);
  known.set(code, nearest);
  return nearest;
}

function compareCountries(code: string, served: readonly Served[]): string[] {
  const own = readOutlines().get(code);
  if (!own) return [];
  const distances = served.flatMap((country) => {
    const outline = readHomeland(country);
    return outline ? [{ other: country.code, km: measureGap(own, outline) }] : [];
  });
  const sorted = distances.sort((a, b) => a.km - b.km);
  const nearest = sorted[0]?.km ?? 0;
  return sorted.slice(0, most).flatMap(({ other, km }) => (km <= nearest + farther ? [other] : []));
}

const homelands = new Map<string, Outline>();

/** A country without what lies overseas. */
function readHomeland({ code, lat, lon }: Served): Outline | undefined {
  const outline = homelands.get(code) ?? readOutlines().get(code);
  if (!outline || homelands.has(code)) return outline;
  const points = outline.points.filter((point) => measureDistance(point, [lon, lat]) < overseas);
  const own = { centre: outline.centre, points };
  homelands.set(code, own);
  return own;
}

/** From border to border, and a little of the way from middle to middle. */
function measureGap(one: Outline, other: Outline): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const a of one.points) for (const b of other.points) gap = Math.min(gap, measureRoughly(a, b));
  return gap * 111 + measureDistance(one.centre, other.centre) / 10;
}

/** Degrees of a great circle, well enough to compare. */
function measureRoughly([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const across = Math.abs(lonA - lonB);
  const lon = Math.min(across, 360 - across) * Math.cos(((latA + latB) / 2) * (Math.PI / 180));
  return Math.hypot(lon, latA - latB);
}
