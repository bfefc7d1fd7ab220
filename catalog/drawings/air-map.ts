import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { crowd, dotsOf } from "./air-dots.ts";
import { litLines, nearLines, way, worldLines } from "./air-lines.ts";
import { callout } from "./call-out.ts";
import { type Box, frame } from "./inset-frame.ts";
import { type DrawnMap, type MapSize, mapSizes, mapSvg, type Panel, rowsOf } from "./map-drawing.ts";
import { hubOf, type Place } from "./network.ts";
import { drawScene, layOut } from "./scene.ts";
import { element } from "./svg.ts";
import { type LonLat, middleOf, type View, viewOf } from "./view.ts";

type Layout = { width: number; height: number; world: Box; inset?: Box; framed?: boolean };

/** The positions of world and inset, by size: side by side, or one above the other. */
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
  /** Gives a crowded region a map of its own. */
  inset: boolean;
  /** Shows prices next to the names. */
  prices: boolean;
  /** What the prices are for; if absent, they are the lowest of several. */
  weighed?: string;
  /** The place whose line is highlighted, with price and days at its end; the other lines are subdued. */
  lit?: string;
};

/** A map of air lines: great circles from the hub via the gateways. */
export function airMap(catalog: Catalog, locale: Locale, options: Options): DrawnMap {
  const { places, title, text, id } = options;
  const hub = hubOf(catalog, locale);
  const [region] =
    [...Map.groupBy(places, ({ via }) => via?.region)].find(([name, own]) => name && own.length >= crowd) ?? [];
  const near = options.inset && region ? places.filter(({ via }) => via?.region === region) : [];
  const far = places.filter((place) => !near.includes(place));
  const gateways = [...new Map(places.flatMap(({ via }) => (via && !via.stop ? [[via.id, via]] : []))).values()];
  const numbered = near.length > 0;
  // the same number wherever a hub appears, as in the legend
  const numbers = numbered ? new Map(gateways.map(({ id: own }, at) => [own, at + 2])) : undefined;
  const panels: Panel[] = [];
  const draw = (size: MapSize) => {
    const { width, height, world, inset, framed } = (numbered ? withInset : worldAlone)[size];
    const look = {
      locale,
      prices: options.prices,
      weighed: options.weighed,
      size,
      region: numbered ? undefined : region,
      lit: options.lit,
    };
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
    const content = [nested(world, drawScene(worldScene, worldView, laidOut, { over: told?.markup ?? "" }))];
    if (inset && near.length > 0) {
      const view = viewOf({ ...insetSpec(near, size), ...inset });
      const scene = {
        lines: nearLines(hub.at, near, gateways),
        dots: dotsOf({ ...look, places: near, gateways: gateways.filter(({ region: own }) => own), numbers, view }),
      };
      const labelled = layOut(scene, view);
      panels.push({ size, view, scene, laidOut: labelled });
      if (framed) content.push(frame(view, inset, worldView, world));
      content.push(nested(inset, drawScene(scene, view, labelled, { borders: true })));
      if (framed) content.push(element("rect", { class: "map-edge", ...inset, rx: 8 }));
    }
    return mapSvg(id, size, { width, height, title, text }, ...content);
  };
  const [wide, middle, narrow] = mapSizes.map(draw);
  return {
    drawing: {
      markup: { wide: wide ?? "", middle: middle ?? "", narrow: narrow ?? "" },
      hubs: numbered ? [hub.name, ...gateways.map(({ name }) => name)] : [],
      ...(options.weighed && { weighed: options.weighed }),
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
    // room above the land for a highlighted line's call-out
    margins: [lit ? (small ? 70 : 84) : top, side, top + 14, far.length === places.length ? side : small ? 26 : 50],
  });
}

function insetSpec(near: readonly Place[], size: MapSize) {
  const space = size === "narrow" ? 24 : 40;
  return {
    kind: "lambert" as const,
    centre: centreOf(near.map(({ at }) => at)),
    fit: near.map(({ at }) => at),
    margins: [space, size === "narrow" ? 20 : 60, space, size === "narrow" ? 34 : 70] as const,
  };
}

/** The middle of some places, in whole degrees. */
function centreOf(places: readonly LonLat[]): LonLat {
  const lats = places.map(([, lat]) => lat);
  return [middleOf(places)[0], Math.round((Math.min(...lats) + Math.max(...lats)) / 2)];
}

function nested({ x, y, width, height }: Box, content: string): string {
  return element("svg", { x, y, width, height }, content);
}
