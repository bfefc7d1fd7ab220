import { createHash } from "node:crypto";
import { rememberByOwner } from "../../cache.ts";
import type { Catalog } from "../../model.ts";
import { getOriginal, type Locale, resolveLocale, baseLocale } from "#site/locales.ts";
import type { Drawing } from "../../schema/text.ts";
import type { DayMark } from "../calendar.ts";
import { buildPath, fitFigureSize, renderElement, renderSizedText } from "../svg.ts";
import { drawLandPath, findMiddle, isOn, type LonLat, measureDistance, projectView, traceRoute } from "../maps/view.ts";
import { drawBarsCover, drawCalendarCover, drawGridCover, drawRatesCover, drawStepCover } from "./charts.ts";
import {
  drawBatteryCover,
  drawBoxCover,
  drawCodesCover,
  drawFormCover,
  drawRefusedCover,
  drawStampCover,
} from "./objects.ts";
import { simplifyLine } from "#site/geometry.ts";
import { findHub, listPlaces } from "../maps/network.ts";
import { listCalls } from "../maps/sea-lanes.ts";

/** What a cover is drawn from. */
export type CoverOf = {
  topic: string;
  date: string;
  services: readonly string[];
  days: readonly DayMark[];
  drawing?: Drawing | undefined;
};

/** What a cover can show, each with its paper. */
const papers = {
  bars: "blue",
  battery: "sea",
  box: "blue",
  calendar: "plain",
  codes: "ruled",
  form: "ruled",
  grid: "plain",
  map: "sea",
  rates: "plain",
  refused: "no",
  rises: "blue",
  stamp: "ruled",
  step: "blue",
} as const;

type Content = { kind: keyof typeof papers; content: string; map?: CoverMap };

export type Cover = Omit<Content, "content"> & { markup: string };

/** The parts of a cover's map. They lie in a file, which the covers of thousands of items share. */
type CoverMap = { file: string; draw: () => Record<(typeof mapParts)[number], string> };
const mapParts = ["land", "line", "dot"] as const;

/**
 * The cover of a news item or guide: the one its content asks for, else a calendar of its days, a stamp for customs, or
 * a map of its first line for everything else. The same item always gets the same cover in a language.
 */
export function drawCover(catalog: Catalog, item: CoverOf, locale: Locale = baseLocale): Cover {
  const { content, ...drawn } = drawContent(catalog, item, locale);
  const markup = renderElement(
    "svg",
    { class: "cover", viewBox: `0 0 ${sheet.width} ${sheet.height}`, "aria-hidden": "true" },
    renderElement("rect", { class: `cover-paper cover-paper-${papers[drawn.kind]}`, ...sheet }),
    content,
  );
  return { ...drawn, markup };
}

/** The cover of a guide: drawn from its own data, in every language the same but for its words. */
export function drawGuideCover(catalog: Catalog, slug: string, locale: Locale): Cover | undefined {
  const versions = catalog.guides.get(slug);
  if (!versions) return undefined;
  const { updated, services, ...head } = getOriginal(versions).head;
  const drawing = resolveLocale(versions, locale).value.head.drawing ?? head.drawing;
  return drawCover(catalog, { topic: "customs", date: updated, services, days: [], drawing });
}

function drawContent(catalog: Catalog, { topic, date, services, days, drawing }: CoverOf, locale: Locale): Content {
  if (drawing) return drawRequested(catalog, drawing) ?? { kind: "stamp", content: drawStampCover(date.slice(0, 4)) };
  if (days.length > 0) return { kind: "calendar", content: drawCalendarCover(days, locale) };
  const [service] = services;
  const map = topic === "customs" || !service ? undefined : drawMapCover(catalog, service, []);
  return map ?? { kind: "stamp", content: drawStampCover(date.slice(0, 7).replace("-", " · ")) };
}

/** What the front matter asks for; undefined for a map of a line that serves none of its zones. */
function drawRequested(catalog: Catalog, drawing: Drawing): Content | undefined {
  if ("stamp" in drawing) return { kind: "stamp", content: drawStampCover(drawing.stamp, drawing.note) };
  if ("bars" in drawing) return { kind: "bars", content: drawBarsCover(drawing) };
  if ("rises" in drawing) return { kind: "rises", content: drawRatesCover(drawing.rises, 100) };
  if ("box" in drawing) return { kind: "box", content: drawBoxCover(drawing.box, drawing.label) };
  if ("grid" in drawing) return { kind: "grid", content: drawGridCover(drawing.grid) };
  if ("form" in drawing) return { kind: "form", content: drawFormCover(drawing.form) };
  if ("battery" in drawing) return { kind: "battery", content: drawBatteryCover(drawing.battery, drawing.label) };
  if ("refused" in drawing) return { kind: "refused", content: drawRefusedCover() };
  if ("step" in drawing) return { kind: "step", content: drawStepCover(drawing.step) };
  if ("rates" in drawing) return { kind: "rates", content: drawRatesCover(drawing.rates, 0, drawing.label) };
  if ("codes" in drawing) return { kind: "codes", content: drawCodesCover(drawing.codes) };
  return drawMapCover(catalog, drawing.service, drawing.map, drawing.label);
}

/** Every cover is drawn on a sheet of 384 × 216 px; a list shows it at 144 × 81, a phone at 104 × 58. */
const sheet = { width: 384, height: 216 };

const remember = rememberByOwner<Content | undefined>();

/** Part of a line's map: all its places, or some of its zones, and what is said of them; undefined for a line that serves none. */
function drawMapCover(
  catalog: Catalog,
  service: string,
  zones: readonly string[],
  label?: string,
): Content | undefined {
  // an archive of ten thousand items uses the same few
  const top = label ? 72 : 40;
  const drawn = remember(catalog, `${service} ${zones} ${top}`, () => drawUncachedMap(catalog, service, zones, top));
  if (!drawn || !label) return drawn;
  const size = fitFigureSize(label, 320, 32);
  // smaller ones would not be read in a list
  const look = size < 30 ? "cover-note" : "cover-small";
  const words = renderSizedText(`cover-word ${look}`, 32, 48, size, label);
  return { ...drawn, content: drawn.content + words };
}

/** `top` is room in px above the places. */
function drawUncachedMap(
  catalog: Catalog,
  service: string,
  zones: readonly string[],
  top: number,
): Content | undefined {
  const all = listPlaces(catalog, baseLocale, service);
  const places = zones.length > 0 ? all.filter(({ zone }) => zones.includes(zone)) : all;
  const hub = findHub(catalog, baseLocale).at;
  const sea = listCalls(catalog.network, places)?.map(({ lane }) => {
    const course = lane.course.map(({ place }) => place);
    return { places: course, ends: course.slice(-1), over: undefined };
  });
  const ways =
    sea ??
    places.map(({ at, via }) => ({
      places: traceRoute(hub, at, via),
      ends: [at],
      over: via && !via.stop ? via.at : undefined,
    }));
  if (ways.length === 0) return undefined;
  const ends = dropRepeats(ways.flatMap((way) => way.ends));
  // a single region far from the hub: the lines come in from the edge
  const local = zones.length > 0 && !sea && ends.every((a) => ends.every((b) => measureDistance(a, b) < 4_500));
  // between continents where it changes planes would be one more destination that nobody names
  const gateways = local ? dropRepeats(ways.flatMap(({ over }) => (over ? [over] : []))) : [];
  const around = [...gateways, ...ends].flatMap(([lon, lat]) =>
    [-1, 1].map((side): LonLat => [lon + 4 * side, lat + 3 * side]),
  );
  const fit = local ? around : ways.flatMap((way) => way.places);
  const view = projectView({
    kind: local ? "lambert" : "equal-earth",
    centre: findMiddle(local ? [...gateways, ...ends] : fit),
    fit,
    ...sheet,
    margins: local ? [top, 60, 40, 60] : [top + 4, 30, 40, 30],
  });
  const kind = sea ? "sea" : "air";
  const d = ways.map((way) => buildPath(simplifyLine(way.places.map(view.at), 0.6))).join("");
  const starts = dropRepeats(ways.flatMap(({ places: [from] }) => (from ? [from] : [])));
  const drawDot = (place: LonLat, r: number) => {
    const [cx, cy] = view.at(place);
    return isOn([cx, cy], sheet) ? renderElement("circle", { cx, cy, r }) : "";
  };
  const dots = [
    ...[...starts, ...ends].map((place) => drawDot(place, local || ends.length > 8 ? 5 : 8)),
    // two outlines of 4 px, which fill it
    ...gateways.flatMap((place) => [6, 2].map((r) => drawDot(place, r))),
  ];
  const [line, dot] = [renderElement("path", { d }), dots.join("")];
  const file = createHash("sha256")
    .update(view.name + line + dot)
    .digest("hex")
    .slice(0, 8);
  const content = mapParts.map((part) => {
    const look = part === "land" ? "" : ` cover-${part}-${kind}`;
    return renderElement("use", { href: `/maps/${file}.svg#${part}`, class: `cover-${part}${look}` });
  });
  let land: string | undefined;
  const draw = () => {
    // a hundred social cards show the same few maps
    land ??= renderElement("path", { d: drawLandPath(view) });
    return { land, line, dot };
  };
  return { kind: "map", content: content.join(""), map: { file, draw } };
}

function dropRepeats(places: readonly LonLat[]): LonLat[] {
  return [...new Map(places.map((place) => [String(place), place])).values()];
}
