import { baseLocale } from "#site/locales.ts";
import type { Catalog } from "../../model.ts";
import { simplifyLine } from "../geometry.ts";
import { findHub, listPlaces, type Place } from "../maps/network.ts";
import { findLane } from "../maps/sea-lanes.ts";
import { buildPath, renderElement } from "../svg.ts";
import { findMiddle, type LonLat, measureDistance, projectView, traceGreatCircle } from "../maps/view.ts";

/** Every cover is drawn on a sheet of 384 × 216 px; a list shows it at 144 × 81, a phone at 104 × 58. */
export const sheet = { width: 384, height: 216 };

type Way = { places: LonLat[]; ends: LonLat[] };

const drawn = new WeakMap<Catalog, Map<string, ReturnType<typeof drawUncachedMap>>>();

/** Part of a line's map: all its places, or some of its zones; undefined for a line that serves none. */
export function drawMapCover(catalog: Catalog, service: string, zones: readonly string[]) {
  const known = drawn.get(catalog) ?? new Map<string, ReturnType<typeof drawUncachedMap>>();
  drawn.set(catalog, known);
  const key = `${service} ${zones}`;
  // an archive of ten thousand items uses the same few
  if (!known.has(key)) known.set(key, drawUncachedMap(catalog, service, zones));
  return known.get(key);
}

function drawUncachedMap(catalog: Catalog, service: string, zones: readonly string[]) {
  const all = listPlaces(catalog, baseLocale, service);
  const places = zones.length > 0 ? all.filter(({ zone }) => zones.includes(zone)) : all;
  const hub = findHub(catalog, baseLocale).at;
  const sea = traceSeaRoutes(catalog, places);
  const ways = sea ?? places.map((place) => traceAirRoute(hub, place));
  if (ways.length === 0) return undefined;
  const ends = [...new Map(ways.flatMap((way) => way.ends).map((end) => [String(end), end])).values()];
  // a single region far from the hub: the lines come in from the edge
  const local = zones.length > 0 && !sea && measureSpread(ends) < 4_500;
  const fit = local ? expandArea(ends) : ways.flatMap((way) => way.places);
  const view = projectView({
    kind: local ? "lambert" : "equal-earth",
    centre: findMiddle(local ? ends : fit),
    fit,
    ...sheet,
    margins: local ? [40, 60, 40, 60] : [44, 30, 40, 30],
  });
  const kind = sea ? "sea" : "air";
  const content = [
    renderElement("use", { href: `/maps/${view.name}.svg#land`, class: "cover-land" }),
    renderElement("path", {
      class: `cover-line cover-line-${kind}`,
      d: ways.map((way) => buildPath(simplifyLine(way.places.map(view.at), 0.6))).join(""),
    }),
    ...[sea ? [] : [hub], ends].flat().map((place) => {
      const [cx, cy] = view.at(place);
      if (!(cx > 0 && cy > 0 && cx < sheet.width && cy < sheet.height)) return "";
      return renderElement("circle", { class: `cover-dot cover-dot-${kind}`, cx, cy, r: ends.length > 8 ? 5 : 8 });
    }),
  ];
  return { kind: "map" as const, paper: "sea" as const, content: content.join(""), view };
}

function traceAirRoute(hub: LonLat, { at, via }: Place): Way {
  if (!via) return { places: traceGreatCircle(hub, at), ends: [at] };
  return {
    places: [...traceGreatCircle(hub, via.at), ...traceGreatCircle(via.at, at)],
    ends: via.stop ? [at] : [via.at, at],
  };
}

function traceSeaRoutes({ network }: Catalog, places: readonly Place[]): Way[] | undefined {
  const { sea, gateways } = network;
  if (!sea || !gateways || places.some(({ mode }) => mode !== "sea")) return undefined;
  const start = Object.keys(sea.nodes)[0] ?? "";
  return places.flatMap(({ zone }) => {
    const place = gateways.places.find((known) => known.zone === zone);
    return [place?.port ?? [], ...(place?.ports ?? [])].flat().flatMap((port): Way[] => {
      const lane = findLane(sea, start, port);
      const course = lane?.course.map((point) => point.place);
      const end = course?.at(-1);
      return course && end ? [{ places: course, ends: [end] }] : [];
    });
  });
}

function measureSpread(places: readonly LonLat[]): number {
  return Math.max(0, ...places.flatMap((a) => places.map((b) => measureDistance(a, b))));
}

/** Adds space around a few places. */
function expandArea(places: readonly LonLat[]): LonLat[] {
  return places.flatMap(([lon, lat]): LonLat[] => [
    [lon - 4, lat - 3],
    [lon + 4, lat + 3],
  ]);
}
