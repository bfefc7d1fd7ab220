import type { Catalog } from "../../catalog.ts";
import { hubOf, type Place, placesOf } from "../network.ts";
import { laneBetween } from "../sea-lanes.ts";
import { simplified } from "../simplify.ts";
import { element, pathOf } from "../svg.ts";
import { greatCircle, kmBetween, type LonLat, middleOf, viewOf } from "../view.ts";
import { sheet } from "./cover.ts";
import { baseLocale } from "#site/locales.ts";

type Way = { places: LonLat[]; ends: LonLat[] };

const drawn = new WeakMap<Catalog, Map<string, ReturnType<typeof draw>>>();

/** Part of a line's map: all its places, or some of its zones; undefined for a line that serves none. */
export function mapCover(catalog: Catalog, service: string, zones: readonly string[]) {
  const known = drawn.get(catalog) ?? new Map<string, ReturnType<typeof draw>>();
  drawn.set(catalog, known);
  const key = `${service} ${zones}`;
  // an archive of ten thousand items uses the same few
  if (!known.has(key)) known.set(key, draw(catalog, service, zones));
  return known.get(key);
}

function draw(catalog: Catalog, service: string, zones: readonly string[]) {
  const all = placesOf(catalog, baseLocale, service);
  const places = zones.length > 0 ? all.filter(({ zone }) => zones.includes(zone)) : all;
  const hub = hubOf(catalog, baseLocale).at;
  const sea = seaWays(catalog, places);
  const ways = sea ?? places.map((place) => airWay(hub, place));
  if (ways.length === 0) return undefined;
  const ends = [...new Map(ways.flatMap((way) => way.ends).map((end) => [String(end), end])).values()];
  // a single region far from the hub: the lines come in from the edge
  const local = zones.length > 0 && !sea && spread(ends) < 4_500;
  const fit = local ? wider(ends) : ways.flatMap((way) => way.places);
  const view = viewOf({
    kind: local ? "lambert" : "equal-earth",
    centre: middleOf(local ? ends : fit),
    fit,
    ...sheet,
    margins: local ? [40, 60, 40, 60] : [44, 30, 40, 30],
  });
  const kind = sea ? "sea" : "air";
  const content = [
    element("use", { href: `/maps/${view.name}.svg#land`, class: "cover-land" }),
    element("path", {
      class: `cover-line cover-line-${kind}`,
      d: ways.map((way) => pathOf(simplified(way.places.map(view.at), 0.6))).join(""),
    }),
    ...[sea ? [] : [hub], ends].flat().map((place) => {
      const [cx, cy] = view.at(place);
      if (!(cx > 0 && cy > 0 && cx < sheet.width && cy < sheet.height)) return "";
      return element("circle", { class: `cover-dot cover-dot-${kind}`, cx, cy, r: ends.length > 8 ? 5 : 8 });
    }),
  ];
  return { kind: "map" as const, paper: "sea" as const, content: content.join(""), view };
}

function airWay(hub: LonLat, { at, via }: Place): Way {
  if (!via) return { places: greatCircle(hub, at), ends: [at] };
  return { places: [...greatCircle(hub, via.at), ...greatCircle(via.at, at)], ends: via.stop ? [at] : [via.at, at] };
}

function seaWays({ network }: Catalog, places: readonly Place[]): Way[] | undefined {
  const { sea, gateways } = network;
  if (!sea || !gateways || places.some(({ mode }) => mode !== "sea")) return undefined;
  const start = Object.keys(sea.nodes)[0] ?? "";
  return places.flatMap(({ zone }) => {
    const place = gateways.places.find((known) => known.zone === zone);
    return [place?.port ?? [], ...(place?.ports ?? [])].flat().flatMap((port): Way[] => {
      const lane = laneBetween(sea, start, port);
      const course = lane?.course.map((point) => point.place);
      const end = course?.at(-1);
      return course && end ? [{ places: course, ends: [end] }] : [];
    });
  });
}

function spread(places: readonly LonLat[]): number {
  return Math.max(0, ...places.flatMap((a) => places.map((b) => kmBetween(a, b))));
}

/** Adds space around a few places. */
function wider(places: readonly LonLat[]): LonLat[] {
  return places.flatMap(([lon, lat]): LonLat[] => [
    [lon - 4, lat - 3],
    [lon + 4, lat + 3],
  ]);
}
