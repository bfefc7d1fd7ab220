import type { Catalog } from "../catalog.ts";
import { baseLocale, type Locale } from "#site/locales.ts";
import { inLocale, original } from "../localized.ts";
import { airMap } from "./air-map.ts";
import { coverOf, coverOfGuide } from "./covers/cover.ts";
import type { DrawnMap, MapDrawing } from "./map-drawing.ts";
import { hubOf, parcelPlaces, placesOf, sampleOf } from "./network.ts";
import { oceanMap } from "./ocean-map.ts";
import type { View } from "./view.ts";
import { isolated } from "#site/isolated.ts";
import { say } from "../words.ts";
import { unitText } from "./formats.ts";

/** By service and language; the map of all parcels under a name that no service can have. */
const drawn = new WeakMap<Catalog, Map<string, DrawnMap>>();

/** The map of a service, fitted to its places: sea lanes for ships, otherwise great circles. */
export function serviceMap(catalog: Catalog, locale: Locale, service: string): MapDrawing {
  return drawnServiceMap(catalog, locale, service).drawing;
}

/** Likewise, with the contents of its panels. */
export function drawnServiceMap(catalog: Catalog, locale: Locale, service: string): DrawnMap {
  return once(catalog, `${service} ${locale}`, () => {
    const places = placesOf(catalog, locale, service);
    const versions = catalog.services.get(service);
    const name = versions ? inLocale(versions, locale).value.head.name : service;
    const frame = {
      id: "map",
      places,
      ...texts(catalog, locale, name, places.length),
      weighed: weighedOf(catalog, locale, service),
    };
    return oceanMap(catalog, locale, frame) ?? airMap(catalog, locale, { ...frame, inset: true, prices: true });
  });
}

/** What the prices on a line's map are for: a weight or, by sea, a volume. */
function weighedOf(catalog: Catalog, locale: Locale, service: string): string {
  const { quantity, weight_kg, size_cm } = sampleOf(catalog, service);
  const bySea = catalog.cards.some((card) => card.service === service && card.mode === "sea");
  if (!bySea) return say("drawn_kilograms", locale, { amount: quantity * weight_kg });
  return say("drawn_cubic_metres", locale, { amount: (quantity * size_cm[0] * size_cm[1] * size_cm[2]) / 1e6 });
}

/** All countries that parcels reach, on one world map. */
export function parcelMap(catalog: Catalog, locale: Locale): MapDrawing {
  return once(catalog, `/parcels ${locale}`, () => {
    const { sample } = inLocale(catalog.home, locale).value.value;
    const places = parcelPlaces(catalog, locale, { quantity: 1, ...sample });
    const title = texts(catalog, locale, catalog.site.name, places.length);
    const sides = isolated(sample.size_cm.join(" × "), locale);
    const parcel = [
      say("drawn_kilograms", locale, { amount: sample.weight_kg }),
      `${sides} ${unitText("cm", locale)}`,
    ].join(say("between_clauses", locale));
    const frame = { id: "map", places, ...title, inset: false, prices: false };
    return airMap(catalog, locale, { ...frame, sample: parcel, lit: sample.to });
  }).drawing;
}

/** Every view used by a map or cover, by name. */
export function mapViews(catalog: Catalog): Map<string, View> {
  const services = [...catalog.services]
    .filter(([, versions]) => !original(versions).head.overview)
    .map(([slug]) => slug);
  for (const service of services) serviceMap(catalog, baseLocale, service);
  parcelMap(catalog, baseLocale);
  const maps = [...(drawn.get(catalog)?.values() ?? [])];
  const items = [
    ...[...catalog.news.values()].map((versions) => coverOf(catalog, original(versions).head)),
    ...[...catalog.guides.keys()].flatMap((slug) => coverOfGuide(catalog, slug, baseLocale) ?? []),
  ];
  const views = [
    ...maps.flatMap(({ panels }) => panels.map(({ view }) => view)),
    ...items.flatMap(({ view }) => view ?? []),
  ];
  return new Map(views.map((view) => [view.name, view]));
}

function texts(catalog: Catalog, locale: Locale, name: string, count: number) {
  const hub = hubOf(catalog, locale).name;
  return { title: say("drawn_map_title", locale, { name, hub }), text: say("drawn_map_text", locale, { count }) };
}

function once(catalog: Catalog, key: string, draw: () => DrawnMap): DrawnMap {
  const maps = drawn.get(catalog) ?? new Map<string, DrawnMap>();
  drawn.set(catalog, maps);
  const known = maps.get(key) ?? draw();
  maps.set(key, known);
  return known;
}
