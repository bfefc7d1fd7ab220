import { translate } from "../../messages.ts";
import type { Catalog } from "../../model.ts";
import type { Box } from "#site/geometry.ts";
import { costs, type Thing } from "#site/place-flag.ts";
import type { Locale } from "#site/locales.ts";
import { crowd, drawHighlightLines, drawNearLines, drawWorldLines, makeDots } from "./air-scene.ts";
import { drawCallout, type FlagGround } from "./place-card.ts";
import { describePrices, type DrawnMap, listUnnamed, drawMapSvg, type Panel, drawPlaceList } from "./map-drawing.ts";
import type { MapSize } from "../../page-parts.ts";
import { findHub, type Place } from "./network.ts";
import { drawScene, layOut, type Scene } from "./scene.ts";
import { formatAmount } from "../formats.ts";
import { renderElement } from "../svg.ts";
import {
  centreWorld,
  findCentre,
  fitViewHeight,
  type Frame,
  type LonLat,
  projectView,
  traceRoute,
  type View,
} from "./view.ts";

type Layout = { world: Box; inset?: Box; edge: number };

/**
 * Where world and inset stand, by size: beside each other in one frame, or one above the other, the world then only as
 * high as its places need. Each is drawn for the narrowest screen that shows it, so that letters have room
 * on all of them.
 */
const withInset: Record<MapSize, Layout> = {
  wide: { inset: { x: 0, y: 0, width: 500, height: 384 }, world: { x: 501, y: 0, width: 651, height: 384 }, edge: 2 },
  middle: { inset: { x: 0, y: 0, width: 640, height: 480 }, world: { x: 0, y: 484, width: 640, height: 0 }, edge: 12 },
  narrow: { inset: { x: 0, y: 0, width: 320, height: 320 }, world: { x: 0, y: 322, width: 320, height: 0 }, edge: 6 },
};
const insetMargins: Record<MapSize, Frame["margins"]> = {
  wide: [24, 44, 24, 48],
  middle: [40, 44, 40, 48],
  narrow: [24, 22, 24, 30],
};
/** On the widest screens labels stand in the column of the page, land beyond it. */
const worldAlone: Record<MapSize, Layout> = {
  wide: { world: { x: 0, y: 0, width: 1200, height: 490 }, edge: 80 },
  middle: { world: { x: 0, y: 0, width: 640, height: 330 }, edge: 16 },
  narrow: { world: { x: 0, y: 0, width: 320, height: 236 }, edge: 6 },
};

/** How much of the middle map, which it moves sideways, the narrowest phone shows: 320 px of 768. */
const firstSeen = (320 / 768) * 640;

/** Height in px at which every dot has its card above or below it. */
const roomForCards = 228;

/** Space round few lines, whose ends have labels of two rows: most to the right of the farthest. */
const fewMargins: Record<MapSize, Frame["margins"]> = {
  wide: [70, 250, 60, 170],
  middle: [44, 144, 60, 60],
  narrow: [40, 78, 40, 30],
};

type Options = {
  title: string;
  text: string;
  places: readonly Place[];
  /**
   * What the prices are for. They then stand next to the names, and a crowded region has a map of its own; if absent, they
   * are the lowest of several.
   */
  weighed?: string;
  /** What the prices are for, said above the list, too, where they are the lowest of several. */
  sample?: string;
  /** If any line may be highlighted: the place whose is, with price and days at its end, or `none`. */
  lit?: string;
};

/** A map of air lines: great circles from the hub via the gateways. */
export function drawAirMap(catalog: Catalog, locale: Locale, options: Options): DrawnMap {
  const { places, title, text, weighed, lit } = options;
  const hub = findHub(catalog, locale);
  const [region] =
    [...Map.groupBy(places, ({ via }) => via?.region)].find(([name, own]) => name && own.length >= crowd) ?? [];
  const near = weighed && region ? places.filter(({ via }) => via?.region === region) : [];
  const far = places.filter((place) => !near.includes(place));
  const gateways = [...new Map(places.flatMap(({ via }) => (via && !via.stop ? [[via.id, via]] : []))).values()];
  const numbered = near.length > 0;
  // the same number wherever a hub appears, as in the legend
  const numbers = numbered ? new Map(gateways.map(({ id: own }, at) => [own, at + 2])) : undefined;
  const panels: Panel[] = [];
  const draw = (size: MapSize) => {
    const { world, inset, edge } = (numbered ? withInset : worldAlone)[size];
    const framed = world.x > 0;
    const look = { locale, weighed, size, region: numbered ? undefined : region, lit };
    const worldView = fitWorldView(world, hub.at, places, { far, size, lit: lit !== undefined });
    const worldScene = {
      lines: lit ? drawHighlightLines(hub.at, places, lit) : drawWorldLines(hub.at, far, gateways),
      dots: makeDots({ ...look, hub, places: far, gateways, numbers, view: worldView }),
    };
    const chosen = places.find(({ zone }) => zone === lit);
    const told = chosen && drawCallout(chosen, worldView, locale, surveyGround(chosen, worldScene, worldView, edge));
    const laidOut = layOut(worldScene, worldView, { taken: told?.taken, edge });
    panels.push({ size, view: worldView, scene: worldScene, laidOut });
    const drawn = drawScene(worldScene, worldView, laidOut, { over: told?.markup ?? "" });
    const content = [renderElement("svg", { ...world, height: worldView.height }, drawn)];
    if (inset) {
      const fit = near.map(({ at }) => at);
      const view = projectView({
        kind: "lambert",
        centre: findCentre(fit),
        fit,
        ...inset,
        margins: insetMargins[size],
      });
      const own = gateways.filter(({ region: within }) => within);
      const scene = {
        lines: drawNearLines(hub.at, near, gateways),
        dots: makeDots({ ...look, places: near, gateways: own, numbers, view }),
      };
      const labelled = layOut(scene, view, { edge: framed ? 6 : edge });
      panels.push({ size, view, scene, laidOut: labelled });
      const { x, y, width, height } = inset;
      // the line between it and the world beside it
      if (framed) content.push(renderElement("path", { class: "map-edge", d: `M${x + width + 0.5} ${y}v${height}` }));
      content.push(renderElement("svg", inset, drawScene(scene, view, labelled, { borders: true })));
    }
    const whole = { width: world.x + world.width, height: world.y + worldView.height };
    return drawMapSvg(size, { ...whole, title, text, pans: lit !== undefined && size === "middle" }, ...content);
  };
  const [wide, middle] = [draw("wide"), draw("middle")];
  const priced = weighed ?? options.sample;
  const prices = priced && describePrices(places, priced, locale);
  const note = numbered && prices ? `${prices} · ${translate("drawn_thick", locale, { hub: hub.name })}` : prices;
  return {
    drawing: {
      markup: { wide, middle, narrow: lit ? "" : draw("narrow") },
      framed: numbered,
      unnamed: lit
        ? {}
        : listUnnamed(panels, (isNamed) =>
            places
              .filter(({ zone }) => !isNamed(zone))
              .map(({ name, price }) => [name, ...(price ? [formatAmount(price, locale, false)] : [])].join("\u00a0")),
          ),
      // where no price is to be seen, it is said how to come to one
      ...(note && { note: lit === "none" ? translate("drawn_choose", locale, { prices: note }) : note }),
      hubs: numbered ? [hub.name, ...gateways.map(({ name }) => name)] : [],
      count: places.length,
      list: drawPlaceList(places, locale, options.sample && note, weighed === undefined),
    },
    panels,
  };
}

function fitWorldView(
  box: Box,
  hub: LonLat,
  places: readonly Place[],
  { far, size, lit }: { far: readonly Place[]; size: MapSize; lit: boolean },
): View {
  const lines = places.flatMap(({ at, via }) => traceRoute(hub, at, via));
  const small = size === "narrow";
  if (box.height === 0) {
    const margins = small ? ([34, 24, 34, 26] as const) : ([32, 56, 40, 50] as const);
    return fitViewHeight({ ...centreWorld(lines), fit: lines, width: box.width, margins }, roomForCards);
  }
  if (places.length < crowd)
    return fitViewHeight({ ...centreWorld(lines, small), fit: lines, width: box.width, margins: fewMargins[size] });
  const top = small ? 14 : 28;
  const side = small ? 24 : far.length === places.length ? Math.round(box.width * 0.07) : 56;
  const left = lit && size === "middle" ? 20 : side;
  return projectView({
    ...centreWorld(lines),
    fit: lines,
    ...box,
    // the call-out of a lit line stands above the land
    margins: [lit ? (small ? 66 : 78) : top, side, top + 14, far.length === places.length ? left : 50],
  });
}

/** What the flag of a place stands among: of the part that the narrowest phone shows first, if the place is there. */
export function surveyGround(place: Place, { lines, dots }: Scene, view: View, edge: number): FlagGround {
  const first = view.width < 700 && view.at(place.at)[0] < firstSeen - 2 * edge;
  const rate = (at: LonLat, radius: number, cost: number): Thing => {
    const [x, y] = view.at(at);
    return { box: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, cost };
  };
  return {
    frame: { x: edge, y: 6, width: (first ? firstSeen : view.width) - 2 * edge, height: view.height - 12 },
    things: [
      ...dots
        .filter(({ id }) => id !== place.zone)
        .map(({ id, at, radius }) => rate(at, radius, id === "hub" ? costs.hub : costs.other)),
      ...lines
        .filter(({ to }) => to === place.zone)
        .flatMap(({ places }) => places.map((at) => rate(at, 2, costs.route))),
    ],
  };
}
