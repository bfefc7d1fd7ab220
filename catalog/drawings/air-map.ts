import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { type DrawnMap, type MapSize, mapSizes, mapSvg, type Panel, rowsOf, tipOf } from "./map-drawing.ts";
import { type Gateway, hubOf, type Place } from "./network.ts";
import { drawScene, layOut, type SceneDot, type SceneLine } from "./scene.ts";
import { element, escaped, pathOf, type Point, short } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import { greatCircle, type LonLat, middleOf, type View, viewOf } from "./view.ts";
import { amountText } from "./formats.ts";
import { say } from "../words.ts";
import { rangeText } from "#site/range.ts";

/** Places of one region from which they get a map of their own. */
const crowd = 8;

type Box = { x: number; y: number; width: number; height: number };
type Layout = { width: number; height: number; world: Box; inset?: Box; framed?: boolean };

/** Where world and inset stand, by size: beside each other, or one above the other. */
const withInset: Record<MapSize, Layout> = {
  wide: {
    width: 1440,
    height: 580,
    inset: { x: 96, y: 8, width: 680, height: 564 },
    world: { x: 784, y: 60, width: 656, height: 480 },
    framed: true,
  },
  middle: {
    width: 820,
    height: 990,
    inset: { x: 0, y: 0, width: 820, height: 590 },
    world: { x: 0, y: 600, width: 820, height: 390 },
  },
  narrow: {
    width: 390,
    height: 600,
    inset: { x: 0, y: 0, width: 390, height: 370 },
    world: { x: 0, y: 378, width: 390, height: 220 },
  },
};
const worldAlone: Record<MapSize, Layout> = {
  wide: { width: 1440, height: 560, world: { x: 0, y: 0, width: 1440, height: 560 } },
  middle: { width: 820, height: 420, world: { x: 0, y: 0, width: 820, height: 420 } },
  narrow: { width: 390, height: 280, world: { x: 0, y: 0, width: 390, height: 280 } },
};

type Options = {
  id: string;
  title: string;
  text: string;
  places: readonly Place[];
  /** A crowded region gets a map of its own. */
  inset: boolean;
  /** Prices beside the names. */
  prices: boolean;
  /** A place whose line is lit, with price and days at its end; the other lines stand back. */
  lit?: string;
};

/** A map of lines that fly: great circles from the hub by the gateways. */
export function airMap(catalog: Catalog, locale: Locale, options: Options): DrawnMap {
  const { places, title, text, id } = options;
  const hub = hubOf(catalog, locale);
  const [region] =
    [...Map.groupBy(places, ({ via }) => via?.region)].find(([name, own]) => name && own.length >= crowd) ?? [];
  const near = options.inset && region ? places.filter(({ via }) => via?.region === region) : [];
  const far = places.filter((place) => !near.includes(place));
  const gateways = [...new Map(places.flatMap(({ via }) => (via && !via.stop ? [[via.id, via]] : []))).values()];
  const numbered = near.length > 0;
  // the same number wherever a hub is seen, as in the legend
  const numbers = numbered ? new Map(gateways.map(({ id: own }, at) => [own, at + 2])) : undefined;
  const panels: Panel[] = [];
  const draw = (size: MapSize) => {
    const { width, height, world, inset, framed } = (numbered ? withInset : worldAlone)[size];
    const look = { locale, prices: options.prices, size, region: numbered ? undefined : region, lit: options.lit };
    const worldView = worldViewOf(world, hub.at, places, far, size, options.lit !== undefined);
    const worldScene = {
      lines: options.lit ? litLines(hub.at, places, options.lit) : worldLines(hub.at, far, gateways, near),
      dots: dotsOf({ ...look, hub, places: far, gateways, numbers, view: worldView }),
    };
    const told = callout(
      places.find(({ zone }) => zone === options.lit),
      worldView,
      locale,
      size,
    );
    const laidOut = layOut(worldScene, worldView, told?.taken);
    panels.push({ size, view: worldView, scene: worldScene, laidOut });
    const content = [nested(world, drawScene(worldScene, worldView, laidOut) + (told?.markup ?? ""))];
    if (inset && near.length > 0) {
      const view = viewOf({ ...insetSpec(near, size), ...inset });
      const scene = {
        lines: nearLines(hub.at, near, gateways),
        dots: dotsOf({ ...look, places: near, gateways: gateways.filter(({ region: own }) => own), numbers, view }),
      };
      const labelled = layOut(scene, view);
      panels.push({ size, view, scene, laidOut: labelled });
      if (framed) content.push(frame(view, inset, worldView, world));
      content.push(nested(inset, drawScene(scene, view, labelled, true)));
      if (framed) content.push(element("rect", { class: "map-edge", ...inset, rx: 8 }));
    }
    return mapSvg(id, size, { width, height, title, text }, ...content);
  };
  const [wide, middle, narrow] = mapSizes.map(draw);
  return {
    drawing: {
      markup: { wide: wide ?? "", middle: middle ?? "", narrow: narrow ?? "" },
      hubs: numbered ? [hub.name, ...gateways.map(({ name }) => name)] : [],
      rows: rowsOf(places, locale),
    },
    panels,
  };
}

function worldViewOf(
  box: Box,
  hub: LonLat,
  places: readonly Place[],
  far: readonly Place[],
  size: MapSize,
  lit: boolean,
): View {
  const lines = places.flatMap(({ at, via }) => way(hub, at, via));
  const small = size === "narrow";
  const top = small ? 14 : 28;
  const few = places.length < crowd;
  const side = small ? (few ? 64 : 26) : few ? 130 : far.length === places.length ? 96 : 64;
  return viewOf({
    kind: "equal-earth",
    centre: middleOf(lines),
    fit: lines,
    ...box,
    // the call-out of a lit line stands above the land
    margins: [lit ? (small ? 70 : 84) : top, side, top + 14, far.length === places.length ? side : small ? 26 : 50],
  });
}

function insetSpec(near: readonly Place[], size: MapSize) {
  const space = size === "narrow" ? 24 : 40;
  return {
    kind: "lambert" as const,
    centre: [12, 50] as LonLat,
    fit: near.map(({ at }) => at),
    margins: [space, size === "narrow" ? 20 : 60, space, size === "narrow" ? 34 : 70] as const,
  };
}

/** The way of a parcel: by its gateway, where there is one. */
function way(hub: LonLat, to: LonLat, via?: Gateway): LonLat[] {
  return via ? [...greatCircle(hub, via.at), ...greatCircle(via.at, to)] : greatCircle(hub, to);
}

function worldLines(
  hub: LonLat,
  far: readonly Place[],
  gateways: readonly Gateway[],
  near: readonly Place[],
): SceneLine[] {
  const used = gateways.filter(({ id }) => [...far, ...near].some(({ via }) => via?.id === id));
  return [
    ...used.map(({ at }): SceneLine => ({ kind: "air", places: greatCircle(hub, at) })),
    ...far.map(({ at, via }): SceneLine => {
      if (via && !via.stop) return { kind: "spoke", places: greatCircle(via.at, at) };
      return { kind: "air", places: way(hub, at, via) };
    }),
  ];
}

/** A line a place, so that a page can light up any of them. */
function litLines(hub: LonLat, places: readonly Place[], lit: string): SceneLine[] {
  return places
    .toSorted((a, b) => Number(a.zone === lit) - Number(b.zone === lit))
    .map(({ zone, at, via }) => ({ kind: zone === lit ? "lit" : "spoke", places: way(hub, at, via), to: zone }));
}

/** On the inset: what comes from the hub, and spokes from the gateways. */
function nearLines(hub: LonLat, near: readonly Place[], gateways: readonly Gateway[]): SceneLine[] {
  const used = gateways.filter(({ id }) => near.some(({ via }) => via?.id === id));
  return [
    ...near.flatMap(({ at, via }): SceneLine[] => (via ? [{ kind: "spoke", places: greatCircle(via.at, at) }] : [])),
    ...used.map(({ at }): SceneLine => ({ kind: "air", places: greatCircle(hub, at) })),
  ];
}

type Dots = {
  locale: Locale;
  prices: boolean;
  size: MapSize;
  hub?: { name: string; at: LonLat };
  places: readonly Place[];
  gateways: readonly Gateway[];
  /** By hub, where hubs are numbered. */
  numbers: ReadonlyMap<string, number> | undefined;
  /** Of its places only the first few have names: they stand too near to each other. */
  region: string | undefined;
  lit: string | undefined;
  view: View;
};

/** So many places of a crowded region have names on a map of the world. */
const namesOfCrowd = 2;

function dotsOf({ locale, prices, size, hub, places, gateways, numbers, region, lit, view }: Dots): SceneDot[] {
  const numbered = numbers !== undefined;
  const text = size === "narrow" ? 12 : 12.5;
  const few = !numbered && places.length < crowd;
  const crowded = region ? places.filter(({ via }) => via?.region === region).slice(namesOfCrowd) : [];
  const place = (to: Place, at: number): SceneDot => ({
    id: to.zone,
    at: to.at,
    kind: to.zone === lit ? "lit" : to.mode,
    radius: to.zone === lit ? 6 : few ? 5 : 3.5,
    ...(to.zone !== lit &&
      !crowded.includes(to) && {
        label: {
          rank: places.length - at,
          rows: few ? rowsOfFew(to, locale, size) : [{ size: text, parts: partsOf(to, prices, locale) }],
        },
      }),
    link: { href: to.href, tip: tipOf(to, locale) },
  });
  const apart = (a: LonLat, b: LonLat) => {
    const [p, q]: [Point, Point] = [view.at(a), view.at(b)];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const radius = numbered ? 8 : 3;
  const hubs = (lit ? [] : gateways).map((gateway): SceneDot => {
    // a gateway in the place that it serves is one dot with it
    const here = places.findIndex((to) => apart(to.at, gateway.at) < radius + 4);
    const own = places[here];
    const number = numbers?.get(gateway.id);
    const dot = { at: gateway.at, kind: "hub" as const, radius, ...(number && { number }) };
    return own ? { ...place(own, here), ...dot } : { id: `gateway-${gateway.id}`, ...dot };
  });
  // too near to each other on a map of the world, gateways are one dot
  const seen = hubs.filter((dot, at) => hubs.slice(0, at).every((other) => apart(dot.at, other.at) > radius * 1.6));
  const start: SceneDot[] = hub
    ? [
        {
          id: "hub",
          at: hub.at,
          kind: "hub",
          radius: numbered ? radius : 6,
          ...(numbered && { number: 1 }),
          label: {
            rank: 1_000,
            rows: [{ size: size === "narrow" ? 13 : 15, parts: [{ text: hub.name, strong: true }] }],
          },
        },
      ]
    : [];
  const taken = new Set(hubs.map(({ id }) => id));
  return [...start, ...places.map(place).filter(({ id }) => !taken.has(id)), ...seen];
}

/** Where there is room, name above price and days. */
function rowsOfFew({ name, price, transit }: Place, locale: Locale, size: MapSize) {
  const told = [
    ...(price ? [amountText(price.amount, price.currency, locale)] : []),
    ...(transit
      ? [say(size === "narrow" ? "drawn_days_brief" : "drawn_days", locale, { days: rangeText(transit, locale) })]
      : []),
  ];
  return [
    { size: size === "narrow" ? 13 : 15, parts: [{ text: name, strong: true }] },
    { size: size === "narrow" ? 11.5 : 13, parts: [{ text: told.join(" · ") }] },
  ];
}

function partsOf({ name, price }: Place, prices: boolean, locale: Locale) {
  if (!prices || !price) return [{ text: name }];
  return [{ text: `${name} ` }, { text: amountText(price.amount, price.currency, locale, false), strong: true }];
}

/** Price and days of the lit line, on a stem above its end. */
function callout(place: Place | undefined, view: View, locale: Locale, size: MapSize) {
  if (!place) return undefined;
  const [x, bottom] = view.at(place.at);
  const { name, price, transit } = place;
  const big = size === "narrow" ? 22 : 28;
  const amount = price ? amountText(price.amount, price.currency, locale) : name;
  const days = transit ? say("drawn_days", locale, { days: rangeText(transit, locale) }) : "";
  const text = (cls: string, y: number, fontSize: number, words: string) =>
    element("text", { class: cls, x: x + 12, y, "font-size": fontSize }, escaped(words));
  const markup = element(
    "g",
    { class: "map-callout" },
    element("path", { class: "map-lit", d: `M${short(x)} ${short(bottom - 7)}V8` }),
    text("map-price", big, big, amount),
    text("map-label", big + 20, 13.5, say("drawn_clauses", locale, { name, days })),
  );
  const width =
    Math.max(textWidth(amount, big, 600), textWidth(say("drawn_clauses", locale, { name, days }), 13.5)) + 14;
  const taken = [
    { x, y: 0, width, height: big + 26 },
    { x: x - 2, y: 8, width: 4, height: bottom - 8 },
  ];
  return { markup, taken };
}

function nested({ x, y, width, height }: Box, content: string): string {
  return element("svg", { x, y, width, height }, content);
}

/** The inset's paper, and its true outline on the world. */
function frame(inset: View, box: Box, world: View, worldBox: Box): string {
  const { width, height } = inset;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  const outline: Point[][] = [[]];
  for (const [x, y] of corners.flatMap((corner, at) => side(corner, corners[at + 1]))) {
    const place = inset.projection.invert?.([x, y]);
    if (!place) continue;
    const [left, top] = world.at(place);
    const last = outline.at(-1)?.at(-1);
    // beyond the seam it would go on at the other side of the map
    const away = left < 0 || left > world.width || (last && Math.abs(left + worldBox.x - last[0]) > world.width / 4);
    if (!away) outline.at(-1)?.push([left + worldBox.x, top + worldBox.y]);
    else if (last) outline.push([]);
  }
  return [
    element("path", { class: "map-frame", d: outline.map((line) => pathOf(line)).join("") }),
    element("rect", { class: "map-paper", ...box, rx: 8 }),
  ].join("");
}

function side(from: Point, to: Point = from): Point[] {
  return Array.from(
    { length: 12 },
    (_, at): Point => [from[0] + ((to[0] - from[0]) * at) / 12, from[1] + ((to[1] - from[1]) * at) / 12],
  );
}
