import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../catalog.ts";
import type { SeaNetwork } from "../../schema/reference.ts";
import { type LonLat, measureDistance, projectLandRings, traceGreatCircle } from "./view.ts";
import { calculateKmPerDay, findLane, findShipPlace } from "./sea-lanes.ts";
import { drawServiceMap } from "./service-map.ts";
import type { Point } from "#site/geometry.ts";
import { locales } from "#site/locales.ts";

// the lanes that are published: whoever moves one is to learn that it crosses land
const { catalog: content } = loadCatalog("content");
const sea = content?.network.sea;
if (!content || !sea) throw new Error("the content has errors or no sea network");
const ports = ["los-angeles", "savannah", "new-york"];
const lanes = ports.flatMap((port) => findLane(sea, "yantian", port) ?? []);

const square: SeaNetwork = {
  source: "a test",
  date: "2026-11-21",
  speed_knots: 10,
  nodes: {
    a: { lon: 0, lat: 0 },
    b: { lon: 1, lat: 1 },
    c: { lon: 3, lat: 0 },
    far: { lon: 2, lat: 9 },
    alone: { lon: 9, lat: 9 },
  },
  legs: [
    ["a", "far", "c"],
    ["a", "b", "c"],
  ],
  canals: [{ from: "b", to: "c", km: 5, days: 2, name: { en: "A canal" } }],
};

describe("a lane", () => {
  test("is the shortest route, with canals counted at their own length and time", () => {
    const lane = findLane(square, "a", "c");
    const first = measureDistance([0, 0], [1, 1]);
    expect(lane?.nodes).toEqual(["a", "b", "c"]);
    expect(lane?.km).toBeCloseTo(first + 5, 6);
    expect(lane?.days).toBeCloseTo(first / (10 * 1.852 * 24) + 2, 6);
    expect(findLane(square, "a", "alone")).toBeUndefined();
  });

  test("has each day where the kilometres put the ship", () => {
    for (const lane of lanes) {
      const canal = lane.canals[0];
      const sailed = lane.km - (canal ? 80 : 0);
      expect(lane.days).toBeCloseTo(sailed / calculateKmPerDay(sea) + (canal ? canal.to - canal.from : 0), 6);
      const [start] = lane.course;
      const day = findShipPlace(lane.course, 1);
      const along = lane.course.filter(({ day: at }) => at <= 1).at(-1);
      expect(start && day && along && measureDistance(along.place, day) + along.km).toBeCloseTo(
        calculateKmPerDay(sea),
        -1,
      );
    }
  });

  test("to the West is as long as the route used for emissions", () => {
    const [toLosAngeles] = lanes;
    const counted = content.reference.engine.emissions.distances["US"]?.sea ?? 0;
    expect(Math.abs((toLosAngeles?.km ?? 0) - counted)).toBeLessThan(100);
  });
});

/** This close to a quay, a ship may be on land. */
const nearQuay = 20;

test("no lane crosses land in Natural Earth 1:50 million, except near its ends and canal", { timeout: 60_000 }, () => {
  const land = readLand();
  const onLand = (place: LonLat) => land.some(({ holds }) => holds(place));
  const looked = new Set<string>();
  const crossed = lanes.flatMap(({ course, km }) =>
    course.slice(0, -1).flatMap((point, at) => {
      const next = course[at + 1];
      if (!next || next.inCanal || point.km < nearQuay || next.km > km - nearQuay) return [];
      const part = `${point.place} ${next.place}`;
      if (looked.has(part)) return [];
      looked.add(part);
      return traceGreatCircle(point.place, next.place, 15).filter(onLand);
    }),
  );
  expect(looked.size).toBeGreaterThan(300);
  expect(crossed).toEqual([]);
});

test("every port has its name on the map, at any size", () => {
  for (const locale of locales) expect(drawServiceMap(content, locale, "us-ocean-freight").drawing.unnamed).toEqual({});
});

test("two canals on the way are two places of the map", () => {
  const [from = "", to = ""] = lanes[0]?.nodes.slice(-2) ?? [];
  const second = { from, to, km: 80, days: 1, name: { en: "Second canal" } };
  const network = { ...content.network, sea: { ...sea, canals: [...sea.canals, second] } };
  const { panels } = drawServiceMap({ ...content, network }, "en", "us-ocean-freight");
  for (const { scene } of panels) {
    const ids = scene.dots.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(scene.dots)).toContain("Second canal");
  }
});

test("no ship's line crosses land as drawn, at any size", { timeout: 60_000 }, () => {
  for (const { view, laidOut } of drawServiceMap(content, "en", "us-ocean-freight").panels) {
    const rings = projectLandRings(view);
    const ends = laidOut.lines.filter(({ kind }) => kind === "sea").flatMap(({ points }) => [points[0], points.at(-1)]);
    const canal = laidOut.lines.filter(({ kind }) => kind === "canal").flatMap(({ points }) => points);
    const exempt = [...ends, ...canal].filter((point) => point !== undefined);
    const reach = view.width / 160;
    const crossed = laidOut.lines
      .filter(({ kind }) => kind === "sea")
      .flatMap(({ points }) => points.slice(1).flatMap((point, at) => between(points[at] ?? point, point)))
      .filter((point) => exempt.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > reach))
      .filter((point) => rings.filter((ring) => isWithin(point, ring)).length % 2 === 1);
    expect(crossed).toEqual([]);
  }
});

function between(a: Point, b: Point): Point[] {
  return Array.from(
    { length: 12 },
    (_, at): Point => [a[0] + ((b[0] - a[0]) * at) / 12, a[1] + ((b[1] - a[1]) * at) / 12],
  );
}

function isWithin([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    [bx, by] = [ax, ay];
  }
  return within;
}

function readLand() {
  const { resolve } = createRequire(import.meta.url);
  const world: Topology<{ land: GeometryCollection }> = JSON.parse(
    readFileSync(resolve("world-atlas/land-50m.json"), "utf8"),
  );
  const { features } = feature(world, world.objects.land);
  return features.flatMap(({ geometry }) => {
    const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : [];
    return polygons.map((polygon) => {
      const rings = polygon.map((ring) => ring.map(([lon = 0, lat = 0]): Point => [lon, lat]));
      const [outer = []] = rings;
      const lons = outer.map(([lon]) => lon);
      const lats = outer.map(([, lat]) => lat);
      const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
      const holds = (place: LonLat) =>
        place[0] >= west &&
        place[0] <= east &&
        place[1] >= south &&
        place[1] <= north &&
        rings.filter((ring) => isWithin(place, ring)).length % 2 === 1;
      return { holds };
    });
  });
}
