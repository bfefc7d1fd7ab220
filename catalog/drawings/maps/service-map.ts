import { createHash } from "node:crypto";
import { rememberByOwner } from "../../cache.ts";
import type { Catalog } from "../../model.ts";
import { baseLocale, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { drawAirMap } from "./air-map.ts";
import { drawCover, drawGuideCover } from "../covers/cover.ts";
import type { DrawnMap } from "./map-drawing.ts";
import { findHub, listParcelPlaces, listPlaces, pickSample } from "./network.ts";
import { drawOceanMap } from "./ocean-map.ts";
import { letters, renderElement } from "../svg.ts";
import { drawScene, layOut, makeNameRow, type SceneDot } from "./scene.ts";
import { drawBorderPath, drawLandPath, findCentre, type LonLat, projectView, type View } from "./view.ts";
import { isolateText } from "#site/typography.ts";
import { translate } from "../../messages.ts";
import { formatUnit } from "../formats.ts";

/** By service and language; the map of all parcels under a name that no service can have. */
const rememberMap = rememberByOwner<DrawnMap>();

/** The map of a service, fitted to its places: sea lanes for ships, otherwise great circles. */
export function drawServiceMap(catalog: Catalog, locale: Locale, service: string): DrawnMap {
  return rememberMap(catalog, `${service} ${locale}`, () => {
    const places = listPlaces(catalog, locale, service);
    const versions = catalog.services.get(service);
    const name = versions ? resolveLocale(versions, locale).value.head.name : service;
    const frame = {
      places,
      ...translateMapTexts(catalog, locale, name, places.length),
      weighed: describeSample(catalog, locale, service),
    };
    return joinViews(drawOceanMap(catalog, locale, frame) ?? drawAirMap(catalog, locale, frame));
  });
}

/** What the prices on a line's map are for: a weight or, by sea, a volume. */
function describeSample(catalog: Catalog, locale: Locale, service: string): string {
  const { quantity, weight_kg, size_cm } = pickSample(catalog, service);
  const bySea = catalog.cards.some((card) => card.service === service && card.mode === "sea");
  if (!bySea) return translate("drawn_kilograms", locale, { amount: quantity * weight_kg });
  return translate("drawn_cubic_metres", locale, { amount: (quantity * size_cm[0] * size_cm[1] * size_cm[2]) / 1e6 });
}

/** All countries that parcels reach, on one world map; `priced`: with a flag at the one that the sample goes to. */
export function drawParcelMap(catalog: Catalog, locale: Locale, priced = false): DrawnMap {
  return rememberMap(catalog, `/parcels ${locale} ${priced}`, () => {
    const { sample } = resolveLocale(catalog.home, locale).value.value;
    const places = listParcelPlaces(catalog, locale, { quantity: 1, ...sample });
    const title = translateMapTexts(catalog, locale, catalog.site.name, places.length);
    const sides = isolateText(sample.size_cm.join(" × "), locale);
    const parcel = [
      translate("drawn_kilograms", locale, { amount: sample.weight_kg }),
      `${sides} ${formatUnit("cm", locale)}`,
    ].join(translate("between_clauses", locale));
    const lit = priced ? sample.to : "none";
    return joinViews(drawAirMap(catalog, locale, { places, ...title, sample: parcel, lit }));
  });
}

type PlacedHub = { name: string; at: LonLat };

/** Hubs on the coast and rivers around them, so that somebody sees which is nearest; nothing where their places are not given. */
export function drawHubMap(catalog: Catalog, locale: Locale): string | undefined {
  const hubs = placeHubs(catalog, locale);
  const view = projectHubs(hubs);
  if (!view) return undefined;
  const dots = hubs.map(({ name, at }, rank): SceneDot => {
    const label = { rank: hubs.length - rank, rows: [makeNameRow(name, letters)] };
    return { id: name, at, kind: "hub", radius: 6, label };
  });
  const scene = { lines: [], dots };
  return renderElement(
    "svg",
    {
      class: "map map-hubs",
      viewBox: `0 0 ${view.width} ${view.height}`,
      role: "img",
      "aria-label": translate("drawn_hubs", locale),
    },
    drawScene(scene, view, layOut(scene, view, { edge: 8 }), { borders: true }),
  );
}

/** The part of the world that the hubs' map shows. */
export function findHubView(catalog: Catalog, locale: Locale): View | undefined {
  return projectHubs(placeHubs(catalog, locale));
}

function placeHubs({ site }: Catalog, locale: Locale): PlacedHub[] {
  return site.hubs.flatMap(({ name, lon, lat }) =>
    lon === undefined || lat === undefined ? [] : [{ name: resolveLocale(name, locale).value, at: [lon, lat] }],
  );
}

function projectHubs(hubs: readonly PlacedHub[]): View | undefined {
  if (hubs.length < 2) return undefined;
  const fit = hubs.map(({ at }) => at);
  const frame = { width: 360, height: 300, margins: [56, 104, 56, 104] } as const;
  return projectView({ kind: "lambert", centre: findCentre(fit), fit, ...frame });
}

/** The land of a map's sizes and insets in one file: a browser fetches that of sizes which it hides, too. */
function joinViews({ drawing, panels }: DrawnMap): DrawnMap {
  const file = nameFile(panels.map(({ view }) => view));
  const join = (markup: string) => markup.replace(/(?<=href="\/maps\/)\w+(?=\.svg#)/g, file);
  const { wide, middle, narrow } = drawing.markup;
  const markup = { wide: join(wide), middle: join(middle), narrow: join(narrow) };
  return { drawing: { ...drawing, markup }, panels };
}

function nameFile(views: readonly View[]): string {
  const names = [...new Set(views.map(({ name }) => name))];
  return createHash("sha256").update(names.join(" ")).digest("hex").slice(0, 8);
}

const rememberFiles = rememberByOwner<Map<string, () => string>>();

/** What draws the elements in a file of a map or cover, by the file's name. */
export function listMapFiles(catalog: Catalog): Map<string, () => string> {
  return rememberFiles(catalog, "", () => findMapFiles(catalog));
}

function findMapFiles(catalog: Catalog): Map<string, () => string> {
  const services = [...catalog.services].filter(([, versions]) => !getOriginal(versions).head.overview);
  const hubs = findHubView(catalog, baseLocale);
  const maps = [
    ...services.map(([slug]) => drawServiceMap(catalog, baseLocale, slug)),
    drawParcelMap(catalog, baseLocale),
  ].map(({ panels }) => panels.map(({ view }) => view));
  const covers = [
    ...[...catalog.news.values()].map((versions) => drawCover(catalog, getOriginal(versions).head)),
    ...[...catalog.guides.keys()].flatMap((slug) => drawGuideCover(catalog, slug, baseLocale) ?? []),
  ].flatMap(({ map }) => map ?? []);
  return new Map([
    ...maps.map((views) => [nameFile(views), () => drawViews(views)] as const),
    ...(hubs ? [[hubs.name, () => drawViews([hubs])] as const] : []),
    ...covers.map(({ file, draw }) => {
      // covers include the parts of their map with `<use href="…#land">`
      const drawParts = () => Object.entries(draw()).map(([id, markup]) => renderElement("g", { id }, markup));
      return [file, () => drawParts().join("")] as const;
    }),
  ]);
}

/** Land and borders of views, which maps include with `<use href="…#land-5e6f7a8b">`. */
function drawViews(views: readonly View[]): string {
  const once = new Map(views.map((view) => [view.name, view]));
  const paths = [...once].flatMap(([name, view]) => [
    renderElement("path", { id: `land-${name}`, d: drawLandPath(view) }),
    renderElement("path", { id: `borders-${name}`, d: drawBorderPath(view) }),
  ]);
  return paths.join("");
}

function translateMapTexts(catalog: Catalog, locale: Locale, name: string, count: number) {
  const hub = findHub(catalog, locale).name;
  return {
    title: translate("drawn_map_title", locale, { name, hub }),
    text: translate("drawn_map_text", locale, { count }),
  };
}
