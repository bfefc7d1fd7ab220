import { rememberByOwner } from "../../cache.ts";
import type { Catalog } from "../../model.ts";
import { baseLocale, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { drawAirMap } from "./air-map.ts";
import { drawCover, drawGuideCover } from "../covers/cover.ts";
import type { DrawnMap } from "./map-drawing.ts";
import type { MapDrawing } from "../../page-parts.ts";
import { findHub, listParcelPlaces, listPlaces, pickSample } from "./network.ts";
import { drawOceanMap } from "./ocean-map.ts";
import type { View } from "./view.ts";
import { isolateText } from "#site/typography.ts";
import { translate } from "../../messages.ts";
import { formatUnit } from "../formats.ts";

/** By service and language; the map of all parcels under a name that no service can have. */
const rememberMap = rememberByOwner<DrawnMap>();

/** The map of a service, fitted to its places: sea lanes for ships, otherwise great circles. */
export function drawServiceMap(catalog: Catalog, locale: Locale, service: string): MapDrawing {
  return drawServiceMapPanels(catalog, locale, service).drawing;
}

/** Likewise, with the contents of its panels. */
export function drawServiceMapPanels(catalog: Catalog, locale: Locale, service: string): DrawnMap {
  return rememberMap(catalog, `${service} ${locale}`, () => {
    const places = listPlaces(catalog, locale, service);
    const versions = catalog.services.get(service);
    const name = versions ? resolveLocale(versions, locale).value.head.name : service;
    const frame = {
      id: "map",
      places,
      ...translateMapTexts(catalog, locale, name, places.length),
      weighed: describeSample(catalog, locale, service),
    };
    return drawOceanMap(catalog, locale, frame) ?? drawAirMap(catalog, locale, { ...frame, inset: true, prices: true });
  });
}

/** What the prices on a line's map are for: a weight or, by sea, a volume. */
function describeSample(catalog: Catalog, locale: Locale, service: string): string {
  const { quantity, weight_kg, size_cm } = pickSample(catalog, service);
  const bySea = catalog.cards.some((card) => card.service === service && card.mode === "sea");
  if (!bySea) return translate("drawn_kilograms", locale, { amount: quantity * weight_kg });
  return translate("drawn_cubic_metres", locale, { amount: (quantity * size_cm[0] * size_cm[1] * size_cm[2]) / 1e6 });
}

/** All countries that parcels reach, on one world map. */
export function drawParcelMap(catalog: Catalog, locale: Locale): MapDrawing {
  return drawParcelMapPanels(catalog, locale).drawing;
}

function drawParcelMapPanels(catalog: Catalog, locale: Locale): DrawnMap {
  return rememberMap(catalog, `/parcels ${locale}`, () => {
    const { sample } = resolveLocale(catalog.home, locale).value.value;
    const places = listParcelPlaces(catalog, locale, { quantity: 1, ...sample });
    const title = translateMapTexts(catalog, locale, catalog.site.name, places.length);
    const sides = isolateText(sample.size_cm.join(" × "), locale);
    const parcel = [
      translate("drawn_kilograms", locale, { amount: sample.weight_kg }),
      `${sides} ${formatUnit("cm", locale)}`,
    ].join(translate("between_clauses", locale));
    const frame = { id: "map", places, ...title, inset: false, prices: false };
    return drawAirMap(catalog, locale, { ...frame, sample: parcel, lit: sample.to });
  });
}

/** Every view used by a map or cover, by name. */
export function listMapViews(catalog: Catalog): Map<string, View> {
  const services = [...catalog.services].filter(([, versions]) => !getOriginal(versions).head.overview);
  const maps = [
    ...services.map(([slug]) => drawServiceMapPanels(catalog, baseLocale, slug)),
    drawParcelMapPanels(catalog, baseLocale),
  ];
  const items = [
    ...[...catalog.news.values()].map((versions) => drawCover(catalog, getOriginal(versions).head)),
    ...[...catalog.guides.keys()].flatMap((slug) => drawGuideCover(catalog, slug, baseLocale) ?? []),
  ];
  const views = [
    ...maps.flatMap(({ panels }) => panels.map(({ view }) => view)),
    ...items.flatMap(({ view }) => view ?? []),
  ];
  return new Map(views.map((view) => [view.name, view]));
}

function translateMapTexts(catalog: Catalog, locale: Locale, name: string, count: number) {
  const hub = findHub(catalog, locale).name;
  return {
    title: translate("drawn_map_title", locale, { name, hub }),
    text: translate("drawn_map_text", locale, { count }),
  };
}
