import type { Locale } from "#site/locales.ts";
import { formatRange } from "#site/typography.ts";
import { translate } from "../../messages.ts";
import type { MapSize } from "../../page-parts.ts";
import { formatAmount } from "../formats.ts";
import type { Gateway, Place } from "./network.ts";
import { describePlace } from "./place-card.ts";
import { hubRadius, type LabelRow, makeNameRow, makeRow, type SceneDot, type SceneLine } from "./scene.ts";
import { letters } from "../svg.ts";
import { type LonLat, traceGreatCircle, traceRoute, type View } from "./view.ts";

/** A region with this many places gets a map of its own, and only few names on the world map. */
export const crowd = 8;

type Dots = {
  locale: Locale;
  /** What the prices are for, which then stand next to the names. */
  weighed: string | undefined;
  size: MapSize;
  hub?: { name: string; at: LonLat };
  places: readonly Place[];
  gateways: readonly Gateway[];
  /** By hub, if hubs are numbered. */
  numbers: ReadonlyMap<string, number> | undefined;
  /** Only the first few of its places are named, because they are too close together. */
  region: string | undefined;
  lit: string | undefined;
  view: View;
};

/** How many places of a crowded region are named on a world map. */
const namesOfCrowd = 2;

/** The hub, the gateways and the places of a map, with the labels wanted for them. */
export function makeDots(wish: Dots): SceneDot[] {
  const { locale, weighed, size, hub, places, gateways, numbers, region, lit, view } = wish;
  const numbered = numbers !== undefined;
  const few = !numbered && places.length < crowd;
  const crowded = region ? places.filter(({ via }) => via?.region === region).slice(namesOfCrowd) : [];
  // a world map has no room for larger dots where a continent is a heap
  const [most] = [...Map.groupBy(places, ({ via }) => via?.region).values()].filter((own) => own[0]?.via?.region);
  const heap = !numbered && most && most.length >= crowd ? most : [];
  const plain = (to: Place) => (heap.includes(to) ? (size === "wide" ? 2.2 : 1.8) : few ? 5 : 3.5);
  const place = (to: Place, at: number): SceneDot => {
    const rows = () => (few ? makeLabelRows(to, locale, size) : [makeLabelRow(to, weighed !== undefined, locale)]);
    const isLit = to.zone === lit;
    return {
      id: to.zone,
      at: to.at,
      kind: isLit ? "lit" : to.mode,
      radius: isLit ? 6 : plain(to),
      ...(isLit && { plain: plain(to) }),
      ...(!isLit && !crowded.includes(to) && { label: { rank: places.length - at, rows: rows() } }),
      answer: describePlace(to, locale, weighed),
      marked: lit !== undefined,
    };
  };
  const apart = (a: LonLat, b: LonLat) => {
    const [p, q] = [view.at(a), view.at(b)];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const radius = numbered ? hubRadius : 3;
  const hubs = (lit ? [] : gateways).map((gateway): SceneDot => {
    // a gateway in the place that it serves shares its dot
    const here = places.findIndex((to) => apart(to.at, gateway.at) < radius + 4);
    const own = places[here];
    const number = numbers?.get(gateway.id);
    const dot = { at: gateway.at, kind: "hub" as const, radius, ...(number && { numbers: [number] }) };
    return own ? { ...place(own, here), ...dot } : { id: `gateway-${gateway.id}`, ...dot };
  });
  // gateways too close together on a world map become one dot
  const near = (dot: SceneDot, other: SceneDot) => apart(dot.at, other.at) <= (numbered ? 2.2 : 1.6) * radius;
  const seen = hubs
    .filter((dot, at) => !hubs.slice(0, at).some((other) => near(dot, other)))
    .map((dot) => {
      const numbers = hubs.filter((other) => near(dot, other)).flatMap((other) => other.numbers ?? []);
      return numbers.length > 1 ? { ...dot, numbers, radius: radius * 1.7 } : dot;
    });
  const named = { rank: 1_000, rows: hub ? [makeNameRow(hub.name)] : [] };
  const look = { radius: numbered ? radius : 6, ...(numbered && { numbers: [1] }), label: named };
  const start: SceneDot[] = hub ? [{ id: "hub", at: hub.at, kind: "hub", ...look }] : [];
  // on a map of few lines a corner where aircraft only refuel says where it is
  const corners = few ? [...new Map(places.flatMap(({ via }) => (via?.stop ? [[via.id, via]] : []))).values()] : [];
  const stops = corners.map(({ id, name, at }): SceneDot => {
    const rows = [makeRow(name), ...(size === "narrow" ? [] : [makeRow(translate("drawn_stop", locale))])];
    return { id: `gateway-${id}`, at, kind: "hub", radius: 3, label: { rank: 0, rows } };
  });
  const taken = new Set(seen.map(({ id }) => id));
  return [...start, ...places.map(place).filter(({ id }) => !taken.has(id)), ...seen, ...stops];
}

/** Words for the days, by size; a phone leaves them to the table, so that labels have room beside their dots. */
const dayWords = { wide: "drawn_days", middle: "drawn_days_brief", narrow: undefined } as const;

/** If there is room: name above price and days. */
function makeLabelRows({ name, price, transit }: Place, locale: Locale, size: MapSize) {
  const words = dayWords[size];
  const told = [
    ...(price ? [formatAmount(price, locale)] : []),
    ...(transit && words ? [translate(words, locale, { days: formatRange(transit, locale) })] : []),
  ];
  return [makeNameRow(name), makeRow(told.join(" · "))];
}

function makeLabelRow({ name, price }: Place, prices: boolean, locale: Locale): LabelRow {
  if (!prices || !price) return makeRow(name);
  const amount = formatAmount(price, locale, false);
  return { size: letters, parts: [{ text: `${name} ` }, { text: amount, strong: true }] };
}

/** On the world map: from the hub to gateways and places, with spokes from the gateways. */
export function drawWorldLines(hub: LonLat, far: readonly Place[], gateways: readonly Gateway[]): SceneLine[] {
  return [
    ...gateways.map(({ at }): SceneLine => ({ kind: "air", places: traceGreatCircle(hub, at) })),
    ...far.map(({ at, via }): SceneLine => {
      if (via && !via.stop) return { kind: "spoke", places: traceGreatCircle(via.at, at) };
      return { kind: "air", places: traceRoute(hub, at, via) };
    }),
  ];
}

/** One line per place, so that a page can highlight any of them. */
export function drawHighlightLines(hub: LonLat, places: readonly Place[], lit: string): SceneLine[] {
  return places
    .toSorted((a, b) => Number(a.zone === lit) - Number(b.zone === lit))
    .map(({ zone, at, via }) => ({ kind: zone === lit ? "lit" : "spoke", places: traceRoute(hub, at, via), to: zone }));
}

/** On the inset: lines arriving from the hub, and spokes from the gateways. */
export function drawNearLines(hub: LonLat, near: readonly Place[], gateways: readonly Gateway[]): SceneLine[] {
  const used = gateways.filter(({ id }) => near.some(({ via }) => via?.id === id));
  return [
    ...near.flatMap(({ at, via }): SceneLine[] =>
      via ? [{ kind: "spoke", places: traceGreatCircle(via.at, at) }] : [],
    ),
    ...used.map(({ at }): SceneLine => ({ kind: "air", places: traceGreatCircle(hub, at) })),
  ];
}
