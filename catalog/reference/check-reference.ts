import { makePostcodeReader, type PostcodeForm } from "#rating/shipment/postcode-form.ts";
import { normalizePostcode } from "#rating/shipment/shipment.ts";
import { baseLocale, getLocaleEntry } from "#site/locales.ts";
import { type CsvRow, readCsv, readName, splitList } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, type ReportAt, suggestName } from "../read/problems.ts";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { geoBounds } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { rememberTexts } from "../cache.ts";

const currencies = Intl.supportedValuesOf("currency");
const nameRegions = rememberTexts((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }));

/** `countries.csv`: real codes, each once, with names, a currency and coordinates. */
export function checkCountries(rows: readonly CsvRow[]): void {
  const seen = new Map<string, number>();
  const all = rows.flatMap(({ cells }) => cells.code ?? []);
  for (const { cells, line, error } of rows) {
    const { code = "", currency = "" } = cells;
    if (!/^[A-Z]{2}$/.test(code) || !nameRegions("en").of(code))
      error(`"${code}" is not a country code`, "write two letters of ISO 3166-1, such as DE");
    for (const [locale, name] of Object.entries(readName(cells))) {
      const of = name && findOtherCountry(code, name, locale, all);
      if (of) error(`"${name}" is the name of ${of}, not of ${code}`, "look whether two rows have changed names");
    }
    const other = seen.get(code);
    if (other) error(`${code} appears twice: here and on line ${other}`, "leave one row");
    seen.set(code, line);
    const { name: language } = getLocaleEntry(baseLocale);
    if (readName(cells)[baseLocale] === undefined)
      error(`${code} has no name in ${language}`, "write it in that language");
    if (!currencies.includes(currency)) error(`"${currency}" is not a currency`, suggestName(currency, currencies));
    for (const [column, most] of [
      ["lat", 90],
      ["lon", 180],
    ] as const) {
      const text = cells[column] ?? "";
      if (!/^-?\d+(\.\d+)?$/.test(text) || Math.abs(Number(text)) > most)
        error(`"${column}" is "${text}"`, `write degrees from -${most} to ${most}, such as 50.11`);
    }
    if (/^[A-Z]{2}$/.test(code)) checkPlace(code, Number(cells.lat), Number(cells.lon), error);
  }
}

/** The other country of a list that a language calls so; undefined where the name is not that of another one. */
function findOtherCountry(code: string, name: string, locale: string, codes: readonly string[]): string | undefined {
  const names = nameRegions(locale);
  const called = (one: string) => /^[A-Z]{2}$/.test(one) && names.of(one) === name;
  return called(code) ? undefined : codes.find((other) => other !== code && called(other));
}

type Exchange = { base: string; rates: Readonly<Record<string, number>> };

/** `exchange.yaml`: real currencies, and a base whose own rate is one. */
export function checkExchange({ base, rates }: Exchange, error: ReportAt): void {
  for (const currency of Object.keys(rates))
    if (!currencies.includes(currency))
      error(["rates", currency], `"${currency}" is not a currency`, suggestName(currency, currencies));
  if (!Object.hasOwn(rates, base))
    error(["base"], `the base "${base}" has no rate`, suggestName(base, Object.keys(rates)));
  else if (rates[base] !== 1)
    error(["rates", base], `one ${base} buys ${rates[base]} ${base}`, "write 1: it is the base");
  else checkRates({ base, rates }, error);
}

/** `goods.yaml`: each category once. */
export function checkGoods(categories: readonly { id: string }[], error: ReportAt): void {
  for (const [at, { id }] of categories.entries())
    if (categories.findIndex((other) => other.id === id) !== at)
      error(["categories", at, "id"], `the kind of goods "${id}" appears twice`, "give each its own id");
}

/** `postcodes.csv`, which is optional: how postcodes are written, by country. */
export function readPostcodeForms(
  file: string,
  countries: readonly string[],
  files: Files,
  problems: Problems,
): ReadonlyMap<string, PostcodeForm> {
  const found = new Map<string, PostcodeForm>();
  if (!files.has(file)) return found;
  for (const { cells, error } of readCsv(
    file,
    files.text(file),
    ["country", "forms", "example"],
    ["signs", "within"],
    problems,
  )) {
    const { country = "", example = "" } = cells;
    if (!countries.includes(country))
      error(`the country "${country}" is not in countries.csv`, suggestName(country, countries));
    if (found.has(country)) error(`${country} appears twice`, "leave one row");
    const [forms, signs] = [splitList(cells.forms), splitList(cells.signs)];
    const wrong = forms.find((form) => !/^(?:[A-Z]+(?:[ -][A-Z]+)*|\([A-Z]+\))$/.test(form));
    const sign = signs.find((own) => !/^(?:\p{Lu}{1,3}|〒)$/u.test(own));
    const [other, ...begins] = (cells.within ?? "").split(" ").filter(Boolean);
    const within = other === undefined ? undefined : { country: other, begins };
    const form: PostcodeForm = { forms, example, ...(signs.length > 0 && { signs }), ...(within && { within }) };
    if (within && !countries.includes(within.country))
      error(`the country "${within.country}" is not in countries.csv`, suggestName(within.country, countries));
    if (within && !begins.some((own) => normalizePostcode(example).startsWith(own)))
      error(
        `the example "${example}" does not begin as "within" says`,
        'write a country and beginnings, such as "GB GY"',
      );
    if (forms.every((own) => own.startsWith("("))) error(`${country} has no whole form`, "write one, such as NNNNN");
    else if (wrong !== undefined)
      error(`"${wrong}" is not the form of a postcode`, "write N for a digit, A for a letter, X for either: NNNN AA");
    else if (sign !== undefined) error(`"${sign}" is not a road sign`, "write up to three capitals, such as F");
    else if (makePostcodeReader(country, { ...form, signs: [] })(example) !== example)
      error(`the example "${example}" has none of the forms`, `write one like ${forms[0]}`);
    else found.set(country, form);
  }
  return found;
}

/**
 * What a dollar buys, to one figure, as of 2026: enough to see a rate that is upside down or has lost its decimal point,
 * whatever the markets do. Currencies that fall fast are left out.
 */
const perDollar = new Map(
  "AED 3.7 AUD 1.5 BGN 1.7 BRL 5.5 CAD 1.4 CHF 0.8 CLP 950 CNY 7.1 COP 4000 CZK 21 DKK 6.4 EUR 0.86 GBP 0.75 HKD 7.8 HUF 340 IDR 16500 ILS 3.4 INR 88 ISK 125 JPY 150 KRW 1400 KWD 0.31 MXN 18.5 MYR 4.2 NOK 10 NZD 1.7 PEN 3.5 PHP 58 PLN 3.7 QAR 3.64 RON 4.4 SAR 3.75 SEK 9.5 SGD 1.3 THB 32.5 TWD 31 USD 1 VND 26000 ZAR 17.5"
    .match(/\w+ [\d.]+/g)
    ?.map((pair): [string, number] => [pair.slice(0, 3), Number(pair.slice(4))]),
);
/** By how much a rate may differ from it. */
const mostOff = 2;
/** How near the reciprocal is where a rate of about one was entered upside down, and how far the rate itself is then. */
const upsideDown = { near: 1.08, far: 1.15 };
/** What a currency buys of another by law (ERM II, the Gulf's central banks), and by how much it may stray. */
const pegs = [
  ..."EUR DKK 7.46, USD AED 3.6725, USD SAR 3.75, USD QAR 3.64, USD HKD 7.8".matchAll(/(\w+) (\w+) ([\d.]+)/g),
].map(([, anchor = "", currency = "", peg]) => [anchor, currency, Number(peg)] as const);
const mostFromPeg = 1.03;

/** Exchange rates of a magnitude that the currency does not have. */
function checkRates({ base, rates }: Exchange, error: ReportAt): void {
  const ofBase = perDollar.get(base);
  const wrong = new Set<string>();
  for (const [currency, rate] of Object.entries(rates)) {
    const usual = perDollar.get(currency);
    if (ofBase === undefined || usual === undefined) continue;
    const expected = usual / ofBase;
    const off = findFactor(rate, expected);
    const isNearlyOther = findFactor(1 / rate, expected) < upsideDown.near && off > upsideDown.far;
    if (off <= mostOff && !isNearlyOther) continue;
    error(
      ["rates", currency],
      `one ${base} buys ${rate} ${currency}, and the usual rate is about ${Number(expected.toPrecision(2))}`,
      isNearlyOther || findFactor(1 / rate, expected) < mostOff
        ? `write how many ${currency} one ${base} buys, not the other way round`
        : "look for a slipped decimal point",
    );
    wrong.add(currency);
  }
  for (const [anchor, currency, peg] of pegs) {
    const [one, other] = [rates[anchor], rates[currency]];
    if (one === undefined || other === undefined || wrong.has(anchor) || wrong.has(currency)) continue;
    if (findFactor(other / one, peg) > mostFromPeg)
      error(
        ["rates", currency],
        `one ${anchor} buys ${(other / one).toPrecision(3)} ${currency}, and ${currency} is tied to it at ${peg}`,
        "look whether the rates have slid by a row",
      );
  }
}

/** How many times one figure is the other, from one on. */
function findFactor(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

/** How far outside its outline a country's place may be, in degrees: the outlines are coarse, and cities are on the coast. */
const margin = 2;

/** A place of a country that is not in it; latitude and longitude that have changed places are named. */
function checkPlace(code: string, lat: number, lon: number, error: CsvRow["error"]): void {
  const name = nameRegions("en").of(code);
  const outlines = readOutlines();
  const box = outlines.get(name ?? "") ?? outlines.get(`${name} of America`);
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || !box || isWithin(box, lat, lon)) return;
  error(
    `${lat}, ${lon} is not in ${name}`,
    isWithin(box, lon, lat)
      ? `lat and lon look swapped: write ${lon},${lat}`
      : "write the latitude, then the longitude, of its main city",
  );
}

type Box = readonly [[west: number, south: number], [east: number, north: number]];

function isWithin([[west, south], [east, north]]: Box, lat: number, lon: number): boolean {
  const between =
    west <= east ? lon >= west - margin && lon <= east + margin : lon >= west - margin || lon <= east + margin;
  return between && lat >= south - margin && lat <= north + margin;
}

let kept: Map<string, Box> | undefined;

/** The boxes around the countries, by their English name. */
function readOutlines(): ReadonlyMap<string, Box> {
  if (kept) return kept;
  const { resolve } = createRequire(import.meta.url);
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync(resolve("world-atlas/countries-110m.json"), "utf8"),
  );
  const { features } = feature(world, world.objects.countries);
  kept = new Map(features.map((each) => [each.properties.name, geoBounds(each)]));
  return kept;
}

/** Emissions of a magnitude that the way of transport does not have, in grams a tonne-kilometre (GLEC Framework). */
export function checkEmissions({ air, road, sea }: Record<"air" | "road" | "sea", number>, error: ReportAt): void {
  for (const [mode, value, least, most] of [
    ["air", air, 300, 2500],
    ["road", road, 30, 500],
    ["sea", sea, 2, 100],
  ] as const)
    if (value < least || value > most)
      error(
        ["grams_per_tonne_km", mode],
        `${value} g a tonne-kilometre is not what ${mode} freight emits`,
        `it is between ${least} and ${most}`,
      );
}
