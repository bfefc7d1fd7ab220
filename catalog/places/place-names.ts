import { getLanguageTag, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import { listCountryCodes } from "#site/country-codes.ts";
import { listOtherCountryNames } from "#site/country-names.ts";
import { nameCountry } from "#site/name-country.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import { listDestinationLines } from "../destinations/lines.ts";
import type { Days } from "../page-parts.ts";
import { chinese } from "../chinese/language.ts";
import { listTypedKeys } from "../chinese/pinyin.ts";
import { rememberByOwner } from "../cache.ts";
import type { Catalog } from "../model.ts";
import { listArticleFiles, writeGoodsLaw } from "../views/goods.ts";
import { mergeDays } from "../views/service-lines.ts";
import { geoCentroid } from "d3-geo";
import type { FeatureCollection, Position } from "geojson";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type LonLat, measureDistance } from "../drawings/maps/view.ts";

/** What places are called, for the reader of what people type; the first name is that of the page's language. */
export type PlaceNames = {
  /** Countries that are served. `days`: working days of all lines for parcels together. */
  served: readonly { code: string; names: readonly string[]; postcode?: PostcodeForm; days?: Days }[];
  /** All other countries, with the codes of those that are served and nearest. */
  others: readonly { code: string; names: readonly string[]; nearest: readonly string[] }[];
  /** States and cities, of countries of either kind. `short`: how a state is written behind its city. */
  states: readonly { code: string; names: readonly string[]; short?: string }[];
  /** `postcode`: one in the middle of a city. */
  cities: readonly { code: string; names: readonly string[]; postcode?: string }[];
  /** Parts of countries with prices of their own, by postcode. */
  areas: readonly { code: string; names: readonly string[] }[];
  /** Parts of the world that are no country. */
  regions: readonly (readonly string[])[];
  /** Codes of the countries from which is sent, with what the place is called where goods are handed over. */
  origins: readonly { code: string; hub: readonly string[] }[];
  /** Where the names of articles are, the page's language first, and the law that puts them into kinds of goods. */
  goods: { articles: readonly string[]; law: string };
  /** The codes of the currencies that prices are shown in. */
  currencies: readonly string[];
};

/** Languages in which people write the names of all countries, besides each country's own. */
const languages = "en zh zh-Hant de fr es it pt nl ru".split(" ");
/** Those in which the served ones are written besides. */
const moreLanguages = "pl sv ja ko ar tr".split(" ");

/** Parts of the world by their codes of UN M.49 and of the European Union. */
const parts =
  "001 002 003 005 009 011 013 014 015 018 019 021 029 030 034 035 039 142 143 145 150 151 154 155 202 419 EU EZ".split(
    " ",
  );
/** Those that have no code, in the words of who asks for them. */
const otherParts = [
  ["Middle East", "中东", "Mittlerer Osten", "Naher Osten"],
  ["Scandinavia", "北欧", "Skandinavien", "Nordics"],
  ["Balkans", "巴尔干", "Balkan"],
  ["Baltics", "波罗的海", "Baltikum"],
  ["Benelux"],
  ["European Union", "欧盟", "EU countries", "欧盟国家", "欧洲国家"],
  ["Southeast Asia", "东南亚", "SE Asia", "ASEAN"],
  ["Latin America", "LATAM", "拉美", "中南美"],
  ["North America", "北美"],
  ["South America", "南美"],
  ["worldwide", "全球", "international", "overseas", "海外", "国外", "abroad"],
];

const rememberNames = rememberByOwner<PlaceNames>();

/** The names of a language's pages; made once, since outlines of all countries are compared for it. */
export function buildPlaceNames(catalog: Catalog, locale: Locale): PlaceNames {
  return rememberNames(catalog, locale, () => collectPlaceNames(catalog, locale));
}

function collectPlaceNames(catalog: Catalog, locale: Locale): PlaceNames {
  const { reference, site } = catalog;
  const codes = reference.countries.map(({ code }) => code);
  const own = getLanguageTag(locale);
  const towns = reference.towns.map(({ country, name, aliases, isState, short, postcode, zone }) => ({
    code: country,
    isState,
    isArea: zone !== "" && listPostcodeZones(catalog.cards, country).includes(zone),
    names: distinct([resolveLocale(name, locale).value, ...Object.values(name), ...aliases]),
    ...(short && { short }),
    ...(postcode && { postcode }),
  }));
  return {
    served: reference.countries.map(({ code, name, aliases, postcode }) => {
      const days = findParcelDays(catalog, locale, code);
      return {
        code,
        names: distinct([
          resolveLocale(name, locale).value,
          getOriginal(name),
          ...aliases,
          ...listTypedKeys(name[chinese] ?? "").filter((key) => key.length > 2),
          ...listCountryNames(code, moreLanguages),
        ]),
        ...(postcode && { postcode }),
        ...(days && { days }),
      };
    }),
    others: listCountryCodes()
      .filter((code) => !codes.includes(code))
      .map((code) => ({
        code,
        names: distinct([
          nameRegion(code, own),
          ...site.origins.flatMap((origin) => (origin.code === code ? Object.values(origin.label) : [])),
          ...listCountryNames(code),
        ]),
        nearest: findNearestCountries(code, reference.countries),
      })),
    states: towns.flatMap(({ isState, isArea, ...state }) => (isState ? [state] : [])),
    cities: towns.flatMap(({ isState, isArea, ...city }) => (isState ? [] : [city])),
    areas: towns.flatMap(({ isArea, code, names }) => (isArea ? [{ code, names }] : [])),
    regions: [
      ...otherParts,
      ...parts.map((code) =>
        distinct([nameRegion(code, own), ...languages.slice(0, 6).map((tag) => nameRegion(code, tag))]),
      ),
    ],
    origins: site.origins.map(({ code, hub }) => ({
      code,
      hub: distinct([resolveLocale(hub, locale).value, ...Object.values(hub)]),
    })),
    currencies: site.currencies,
    goods: {
      articles: listArticleFiles(catalog, locale),
      law: writeGoodsLaw(catalog, locale).address,
    },
  };
}

function findParcelDays(catalog: Catalog, locale: Locale, code: string): Days | undefined {
  const lines = listDestinationLines(catalog, locale, code).filter(({ kind }) => kind === "b2c");
  return mergeDays(lines.flatMap(({ days }) => days ?? []));
}

/** Zones of rate cards that are parts of a country, told by postcode. */
function listPostcodeZones(cards: Catalog["cards"], code: string): string[] {
  return cards.flatMap(({ zones }) =>
    zones.flatMap(({ zone, country, postcodes }) => (country === code && postcodes ? [zone] : [])),
  );
}

/** The names of a country in the languages of many, in its own, and those that people write besides. */
function listCountryNames(code: string, more: readonly string[] = []): string[] {
  const spoken = new Intl.Locale(`und-${code}`).maximize().language;
  const written = listOtherCountryNames().flatMap(([name, other]) => (other === code ? [name] : []));
  return [...languages, ...more, spoken].map((tag) => nameRegion(code, tag)).concat(written);
}

const namers = new Map<string, Intl.DisplayNames>();

function nameRegion(code: string, tag: string): string {
  // of a language without data the names would be in the machine's own
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return "";
  const namer = namers.get(tag) ?? new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  namers.set(tag, namer);
  return nameCountry(code, tag, namer) ?? "";
}

/** Each once; the page compares them without case and accents. */
function distinct(names: readonly (string | undefined)[]): string[] {
  const known = new Set<string>();
  return names.flatMap((name = "") => {
    const plain = name
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]/gu, "")
      .toLowerCase();
    const fresh = plain !== "" && !known.has(plain);
    known.add(plain);
    return fresh ? [name] : [];
  });
}

type Outline = { centre: LonLat; points: readonly LonLat[] };

/** Points of a border nearer to each other than this, in degrees, count once. */
const grain = 2;

let read: ReadonlyMap<string, Outline> | undefined;

/** The land of each country by its ISO 3166-1 code, from Natural Earth at 1:50 million. */
function readOutlines(): ReadonlyMap<string, Outline> {
  if (read) return read;
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const world: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync(resolve("world-atlas/countries-50m.json"), "utf8"),
  );
  const { features }: FeatureCollection = feature(world, world.objects.countries);
  read = new Map(
    features.flatMap(({ id, geometry }) => {
      // its ids are ISO's numbers, which `Intl` knows as letters
      const code = id === undefined ? undefined : new Intl.Locale(`und-${String(id).padStart(3, "0")}`).region;
      const rings =
        geometry.type === "MultiPolygon"
          ? geometry.coordinates.flat()
          : geometry.type === "Polygon"
            ? geometry.coordinates
            : [];
      if (!code || rings.length === 0) return [];
      const [lon, lat] = geoCentroid(geometry);
      return [[code, { centre: [lon, lat], points: thin(rings.flat()) }] as const];
    }),
  );
  return read;
}

function thin(points: readonly Position[]): LonLat[] {
  const cells = new Map<string, LonLat>();
  for (const [lon = 0, lat = 0] of points)
    cells.set(`${Math.round(lon / grain)} ${Math.round(lat / grain)}`, [lon, lat]);
  return [...cells.values()];
}

/** Those that are this much farther than the nearest are no help. */
const farther = 600;
const most = 2;

/** Land farther than this from where parcels enter is overseas, and no neighbour of anybody. */
const overseas = 4_000;

type Served = { code: string; lat: number; lon: number };

const rememberNearest = rememberByOwner<string[]>();

/** The countries among `served` whose borders are nearest to a country's, nearest first; among neighbours the nearer middle. */
function findNearestCountries(code: string, served: readonly Served[]): string[] {
  return rememberNearest(served, code, () => compareCountries(code, served));
}

function compareCountries(code: string, served: readonly Served[]): string[] {
  const own = readOutlines().get(code);
  if (!own) return [];
  const distances = served.flatMap((country) => {
    const outline = readHomeland(country);
    return outline ? [{ other: country.code, km: measureGap(own, outline) }] : [];
  });
  const sorted = distances.sort((a, b) => a.km - b.km);
  const nearest = sorted[0]?.km ?? 0;
  return sorted.slice(0, most).flatMap(({ other, km }) => (km <= nearest + farther ? [other] : []));
}

const homelands = new Map<string, Outline>();

/** A country without what lies overseas. */
function readHomeland({ code, lat, lon }: Served): Outline | undefined {
  const outline = homelands.get(code) ?? readOutlines().get(code);
  if (!outline || homelands.has(code)) return outline;
  const points = outline.points.filter((point) => measureDistance(point, [lon, lat]) < overseas);
  const own = { centre: outline.centre, points };
  homelands.set(code, own);
  return own;
}

/** From border to border, and a little of the way from middle to middle. */
function measureGap(one: Outline, other: Outline): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const a of one.points) for (const b of other.points) gap = Math.min(gap, measureRoughly(a, b));
  return gap * 111 + measureDistance(one.centre, other.centre) / 10;
}

/** Degrees of a great circle, well enough to compare. */
function measureRoughly([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const across = Math.abs(lonA - lonB);
  const lon = Math.min(across, 360 - across) * Math.cos(((latA + latB) / 2) * (Math.PI / 180));
  return Math.hypot(lon, latA - latB);
}
