import type { Catalog } from "../../model.ts";
import { getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { type DrawnMap, listUnnamed, mapSizes, drawMapSvg, type Panel, drawPlaceList } from "./map-drawing.ts";
import type { MapSize } from "../../page-parts.ts";
import { findHub, type Place } from "./network.ts";
import { describePlace } from "./place-card.ts";
import {
  drawScene,
  layOut,
  makeNameRow,
  makeRow,
  roundPoints,
  type Scene,
  type SceneDot,
  type SceneLine,
} from "./scene.ts";
import { type Call, type Lane, findShipPlace, getNodePlace, getStart, listCalls } from "./sea-lanes.ts";
import { buildPath, letters, measureText, renderElement } from "../svg.ts";
import { type Box, clipToBox, isOverlapping, type Point } from "#site/geometry.ts";
import { centreWorld, fitViewHeight, type LonLat, traceGreatCircle, type View } from "./view.ts";
import { translate } from "../../messages.ts";

/** The labels of the ports on the Atlantic stand on the sea to the right; all labels stand in the column of the page. */
const frames: Record<MapSize, { width: number; edge: number; margins: readonly [number, number, number, number] }> = {
  wide: { width: 1200, edge: 80, margins: [64, 210, 40, 130] },
  middle: { width: 640, edge: 16, margins: [60, 110, 44, 52] },
  narrow: { width: 320, edge: 8, margins: [40, 56, 70, 14] },
};

type Options = { title: string; text: string; places: readonly Place[]; weighed: string };

/** After the comma of several names in one. */
const betweenNames = /(?<=,) |(?<=、)/u;

/** The map of sea lines: each lane is a ruler with a tick per day. Undefined if no ports are known. */
export function drawOceanMap(
  catalog: Catalog,
  locale: Locale,
  { title, text, places, weighed }: Options,
): DrawnMap | undefined {
  const { sea, gateways } = catalog.network;
  const calls = listCalls(catalog.network, places);
  const start = sea && getStart(sea);
  if (!sea || !gateways || !start || !calls) return undefined;
  const inland = places.flatMap((place) => {
    const rail = gateways.places.find(({ zone }) => zone === place.zone)?.rail;
    const track = gateways.railways.find(({ to, from }) => to === place.zone && from === rail);
    return rail && track ? [{ place, way: traceRailway(getNodePlace(sea, rail), track.through) }] : [];
  });
  const name = (node: string) => {
    const named = sea.nodes[node]?.name;
    return named ? resolveLocale(named, locale).value : node;
  };
  const own = listOwnCourses(calls);
  const canals = new Map(calls.flatMap(({ lane }) => lane.canals.map((canal) => [getOriginal(canal.name), canal])));
  const panels: Panel[] = [];
  const draw = (size: MapSize) => {
    const frame = frames[size];
    const fit = [
      ...calls.flatMap(({ lane }) => lane.course.map(({ place }) => place)),
      ...inland.map(({ place }) => place.at),
    ];
    const small = size === "narrow";
    const radius = small ? 4 : 5.5;
    const view = fitViewHeight({ ...centreWorld(fit, small), fit, ...frame });
    // on a phone names alone, which have room beside their dots: the note below says the days; only the widest map has
    // room for two harbours in one row
    const rows = (title: string, note: string) => [
      ...(size === "wide" ? [title] : title.split(betweenNames)).map((text) =>
        makeNameRow(text, (small ? 1 : 1.1) * letters),
      ),
      ...(small ? [] : [makeRow(note)]),
    ];
    const dots: SceneDot[] = [
      {
        id: "start",
        at: getNodePlace(sea, start),
        kind: "port",
        radius: small ? 5.5 : 7,
        label: { rank: 100, rows: rows(name(start), findHub(catalog, locale).name) },
      },
      ...calls.map(({ port, lane, place }): SceneDot => {
        const label = { rank: 90, rows: rows(name(port), describeLane(lane, locale, size !== "wide")) };
        // a region's price is told under its own name at each of its ports
        const answer = describePlace(place, locale, weighed);
        return { id: port, at: getNodePlace(sea, port), kind: "sea", radius, label, answer };
      }),
      ...inland.map(({ place }): SceneDot => {
        const label = { rank: 80, rows: rows(place.name, translate("drawn_rail", locale)) };
        return {
          id: place.zone,
          at: place.at,
          kind: "rail",
          radius,
          label,
          answer: describePlace(place, locale, weighed),
        };
      }),
      ...[...canals].map(([id, { name, at, from, to }]): SceneDot => {
        const days = translate("drawn_canal", locale, { from: Math.round(from), to: Math.round(to) });
        const label = { rank: 70, rows: rows(resolveLocale(name, locale).value, days) };
        return { id: `canal-${id}`, at, kind: "hub", radius: 0, label };
      }),
    ];
    const lines: SceneLine[] = [
      ...own.map(({ course }): SceneLine => ({ kind: "sea", places: course.map(({ place }) => place) })),
      ...inland.map(({ way }): SceneLine => ({ kind: "rail", places: way })),
      ...drawCanalLines(calls),
    ];
    const scene: Scene = { lines, dots };
    const all = own.flatMap((part) => placeTicks(part, view, small));
    // where there is little room, a name is worth more than the number of a day
    const taken = size === "wide" ? all.flatMap(({ numbers }) => numbers.slice(0, 1)) : [];
    const laidOut = layOut(scene, view, { taken, edge: frame.edge });
    // on the other side of its line a number that stands close to a name is read with it
    const isCovered = (own: Box, spot: number) =>
      laidOut.labels.some(
        ({ box, leader }) => isOverlapping(box, own, spot * letters) || (leader && clipToBox(...leader, own, 1)),
      );
    const numbers: DayNumber[] = [];
    const isClear = (own: Box, spot: number) =>
      !isCovered(own, spot) && !numbers.some((other) => isOverlapping(other, own));
    for (const spot of [0, 1])
      for (const number of all.flatMap((tick) => tick.numbers[spot] ?? []))
        if (isClear(number, spot) && (spot === 0 || numbers.every(({ day }) => day !== number.day)))
          numbers.push(number);
    panels.push({ size, view, scene, laidOut });
    const marks = [
      renderElement("path", { class: "map-ticks", d: all.map(({ mark }) => buildPath(mark)).join("") }),
      ...numbers.map(({ x, y, width, height, day }) =>
        renderElement("text", { class: "map-tick", x: x + width / 2, y: y + height / 2, dy: ".35em" }, String(day)),
      ),
    ].join("");
    return drawMapSvg(size, { ...view, title, text }, drawScene(scene, view, laidOut, { over: marks }));
  };
  const [wide, middle, narrow] = mapSizes.map(draw);
  return {
    drawing: {
      markup: { wide: wide ?? "", middle: middle ?? "", narrow: narrow ?? "" },
      framed: false,
      unnamed: listUnnamed(panels, (isNamed, own) =>
        own
          .flatMap(({ scene }) => scene.dots)
          .flatMap(({ id, label }) => (label && !isNamed(id) ? [label.rows] : []))
          .map((rows) => rows.flatMap(({ parts }) => parts.map(({ text }) => text)).join(" ")),
      ),
      note: [
        translate("drawn_ticks", locale),
        ...calls.map(({ port, lane }) => `${name(port)} ${describeLane(lane, locale, true)}`),
      ].join(" · "),
      hubs: [],
      count: places.length,
      list: drawPlaceList(places, locale),
    },
    panels,
  };
}

/** Days from quay to quay and kilometres, as written on a port's label. */
function describeLane({ days, km }: Pick<Lane, "days" | "km">, locale: Locale, brief = false): string {
  const figures = { days: Math.ceil(days), km: (Math.round(km / 100) * 100).toLocaleString("en-US") };
  return translate(brief ? "drawn_sea_days_brief" : "drawn_sea_days", locale, figures);
}

type Course = { course: Lane["course"]; side: 1 | -1 };

/** The part of each lane not shared with an earlier one; the first lane has its ticks above, the others below. */
function listOwnCourses(calls: readonly Call[]): Course[] {
  const drawn = new Set<string>();
  return calls.map(({ lane }, index): Course => {
    const key = ({ place: [lon, lat] }: Lane["course"][number]) => `${lon.toFixed(3)},${lat.toFixed(3)}`;
    const fresh = lane.course.findIndex((point) => !drawn.has(key(point)));
    const course = lane.course.slice(Math.max(0, fresh - 1));
    for (const point of lane.course) drawn.add(key(point));
    return { course, side: index === 0 ? 1 : -1 };
  });
}

function drawCanalLines(calls: readonly Call[]): SceneLine[] {
  const ways = calls.map(({ lane: { course } }) =>
    course.filter((point, at) => point.inCanal || course[at + 1]?.inCanal).map(({ place }) => place),
  );
  const isFirst = (way: readonly LonLat[], at: number) =>
    ways.findIndex((one) => String(one[0]) === String(way[0])) === at;
  return ways.filter((way, at) => way.length > 1 && isFirst(way, at)).map((places) => ({ kind: "canal", places }));
}

function traceRailway(from: LonLat, through: readonly LonLat[]): LonLat[] {
  return [from, ...through].flatMap((place, at, all) => {
    const next = all[at + 1];
    return next ? traceGreatCircle(place, next, 400) : [];
  });
}

function findNearest(line: readonly Point[], [x, y]: Point): Point {
  const away = (point: Point) => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return line.reduce((best, point) => (away(point) < away(best) ? point : best), line[0] ?? [x, y]);
}

type DayNumber = Box & { day: number };

/** The number of a day stands at its mark, or if no lane has room for it there, on the other side of the line. */
type Tick = { mark: [Point, Point]; numbers: DayNumber[] };

/** A mark at every whole day of a course; longer and numbered at every fifth. */
function placeTicks({ course, side }: Course, view: View, small: boolean): Tick[] {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return [];
  const bends = roundPoints(
    course.map(({ place }) => view.at(place)),
    view,
  );
  const days = Array.from({ length: Math.floor(last.day) }, (_, at) => at + 1).filter((day) => day > first.day);
  return days.flatMap((day): Tick[] => {
    const [here, ahead] = [findShipPlace(course, day), findShipPlace(course, Math.min(day + 0.2, last.day))];
    if (!here || !ahead || course.some((point) => point.inCanal && Math.abs(point.day - day) < 0.5)) return [];
    const [a, b] = [findNearest(bends, view.at(here)), findNearest(bends, view.at(ahead))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const across: Point = [((b[1] - a[1]) / length) * side, (-(b[0] - a[0]) / length) * side];
    const numbered = day % 5 === 0;
    const reach = (small ? 3 : 5) + (numbered ? 3 : 0);
    const mark: [Point, Point] = [a, [a[0] + across[0] * reach, a[1] + across[1] * reach]];
    const width = measureText(String(day), letters, 600);
    const place = (away: number) => ({
      ...{ x: a[0] + across[0] * away - width / 2, y: a[1] + across[1] * away - 6, width, height: 12 },
      day,
    });
    return [{ mark, numbers: numbered ? [place(reach + 8), place(-10)] : [] }];
  });
}
