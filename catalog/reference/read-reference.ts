import { geoDistance } from "d3-geo";
import type { DutyRules } from "#rating/duties/rules.ts";
import type { PostcodeForm } from "#rating/shipment/postcode-form.ts";
import type { Reference } from "#rating/reference.ts";
import type { Localized } from "#site/locales.ts";
import { type CalendarData, readCalendar } from "../calendar/read-calendar.ts";
import { checkCountries, checkEmissions, checkExchange, checkGoods, readPostcodeForms } from "./check-reference.ts";
import { readDuties } from "../duties/read-duties.ts";
import { type Goods, readGoods } from "../goods/read-goods.ts";
import { inSentenceColumns, nameColumns, readCsv, readName, readNameInSentence, splitList } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { checkName, type Problems, suggestName } from "../read/problems.ts";
import { readYaml } from "../read/yaml.ts";
import {
  emissionsSchema,
  exchangeSchema,
  type Gateways,
  gatewaysSchema,
  goodsSchema,
  optionsSchema,
  type SeaNetwork,
  seaNetworkSchema,
} from "../schema/reference.ts";
import type { Site } from "../schema/site.ts";
import { checkTownPostcodes, type City, readTowns, type Town } from "./towns.ts";

export type Country = {
  code: string;
  name: Localized<string>;
  /** The name as used in a sentence: "to the Netherlands". */
  inSentence: Localized<string>;
  aliases: string[];
  /** Cities that someone may type instead of it. */
  cities: readonly City[];
  /** How its postcodes are written; none where they are not checked. */
  postcode?: PostcodeForm | undefined;
  currency: string;
  lat: number;
  lon: number;
};
export type GoodsCategory = {
  id: string;
  label: Localized<string>;
  rule: Localized<string>;
  guide?: string | undefined;
};
/** Names of sources in the languages of the site, by their original title. */
export type SourceTitles = ReadonlyMap<string, Localized<string>>;
export type ReferenceData = {
  countries: Country[];
  towns: readonly Town[];
  goods: GoodsCategory[];
  /** The classes of goods with their law, and the articles that people send. */
  articles: Goods;
  /** Names of options that most carriers offer, by id. */
  options: Readonly<Record<string, Localized<string>>>;
  dutyRules: DutyRules;
  calendar: CalendarData;
  /** By how much air routes exceed the great circle. */
  airDetourPercent: number;
  sourceTitles: SourceTitles;
  engine: Reference;
};

const earthRadius = 6371;

/** `content/reference/`: countries, taxes, holidays, goods, exchange rates, emission factors. */
export function readReference(
  files: Files,
  site: Site,
  services: readonly string[],
  problems: Problems,
): ReferenceData | undefined {
  const at = (name: string) => `${files.root}/reference/${name}`;
  const yaml = <T extends Parameters<typeof readYaml>[2]>(name: string, schema: T) =>
    isThere(files, at(name), problems) ? readYaml(at(name), files.text(at(name)), schema, problems) : undefined;
  const goods = yaml("goods.yaml", goodsSchema);
  // a provider that offers only carriage has no such file
  const options = files.has(at("options.yaml")) ? yaml("options.yaml", optionsSchema)?.value : {};
  const exchange = yaml("exchange.yaml", exchangeSchema);
  const emissions = yaml("emissions.yaml", emissionsSchema);
  const towns = readTowns(at("cities.csv"), files, problems);
  const countries = readCountries(at, towns, files, problems);
  const codes = countries.map(({ code }) => code);
  if (exchange) {
    checkExchange(exchange.value, problems.at(at("exchange.yaml"), exchange.lineOf));
    for (const currency of site.currencies)
      if (exchange.value.rates[currency] === undefined)
        problems.block(
          at("exchange.yaml"),
          exchange.lineOf(["rates"]),
          `"${currency}" has no exchange rate, and site.yaml offers prices in it`,
          `add ${currency} under rates, or take it out of currencies in site.yaml`,
        );
  }
  if (emissions) {
    const error = problems.at(at("emissions.yaml"), emissions.lineOf);
    checkEmissions(emissions.value.grams_per_tonne_km, error);
    for (const field of ["sea_km", "land_km"] as const)
      for (const code of Object.keys(emissions.value[field])) checkName(code, codes, "country", [field, code], error);
  }
  if (goods) checkGoods(goods.value.categories, problems.at(at("goods.yaml"), goods.lineOf));
  const calendar = readCalendar(
    files,
    { origins: site.origins.map(({ code }) => code), countries: codes, services },
    problems,
  );
  if (!goods || !options || !exchange || !emissions || !calendar) return undefined;
  const { categories } = goods.value;
  const ids = categories.map(({ id }) => id);
  const { base, date, rates } = exchange.value;
  const { air_detour_percent, sea_km, land_km, road_km } = emissions.value;
  const dutyRules = readDuties(
    files,
    {
      countries: codes,
      lineOfCountry: (code) => findCountryLine(files.text(at("countries.csv")), code),
      currencies: Object.keys(rates),
      goods: ids,
    },
    problems,
  );
  const articles = readGoods(
    files,
    {
      categories: ids,
      countries: codes,
      regimes: new Map(dutyRules.regimes.map(({ id, countries: own }) => [id, Object.keys(own)])),
      charges: dutyRules.regimes.flatMap(({ charges }) => charges.map(({ id }) => id)),
    },
    problems,
  );
  const [hub] = site.origins;
  const distances = Object.fromEntries(
    countries.map(({ code, lat, lon }) => {
      const km = hub ? geoDistance([hub.lon, hub.lat], [lon, lat]) * earthRadius : 0;
      const [sea, land] = [sea_km[code], land_km[code]];
      return [
        code,
        {
          air: Math.round(km * (1 + air_detour_percent / 100)),
          road: road_km,
          ...(sea && { sea }),
          ...(land && { land }),
        },
      ];
    }),
  );
  return {
    countries,
    towns,
    goods: categories,
    articles,
    options,
    dutyRules,
    calendar,
    airDetourPercent: air_detour_percent,
    sourceTitles: readSourceTitles(at("source-titles.csv"), files, problems),
    engine: {
      exchange: { base, date, rates },
      dutyRules,
      calendar: calendar.calendar,
      emissions: {
        source: emissions.value.source,
        date: emissions.value.date,
        perTonneKm: emissions.value.grams_per_tonne_km,
        distances,
      },
    },
  };
}

function isThere(files: Files, file: string, problems: Problems): boolean {
  if (!files.has(file)) problems.error(file, 1, "the file is missing", "add it; docs/content.md lists its fields");
  return files.has(file);
}

function readCountries(
  at: (name: string) => string,
  towns: readonly Town[],
  files: Files,
  problems: Problems,
): Country[] {
  const file = at("countries.csv");
  if (!isThere(files, file, problems)) return [];
  const rows = readCsv(
    file,
    files.text(file),
    ["code", ...nameColumns.required(), "currency", "lat", "lon"],
    [...nameColumns.optional(), ...inSentenceColumns, "aliases"],
    problems,
  );
  checkCountries(rows);
  const codes = rows.map(({ cells }) => cells.code ?? "");
  const forms = readPostcodeForms(at("postcodes.csv"), codes, files, problems);
  checkTownPostcodes(at("cities.csv"), towns, forms, problems);
  return rows.map(({ cells }) => ({
    code: cells.code ?? "",
    name: readName(cells),
    inSentence: readNameInSentence(cells),
    aliases: splitList(cells.aliases),
    // whoever chooses an island from the list would be shown the prices of the mainland
    cities: towns.filter(({ country, isState, zone }) => country === cells.code && !isState && zone === ""),
    postcode: forms.get(cells.code ?? ""),
    currency: cells.currency ?? "",
    lat: Number(cells.lat),
    lon: Number(cells.lon),
  }));
}

function readSourceTitles(file: string, files: Files, problems: Problems): SourceTitles {
  const names = [...nameColumns.required(), ...nameColumns.optional()];
  const rows = files.has(file) ? readCsv(file, files.text(file), ["title"], names, problems) : [];
  return new Map(rows.map(({ cells }) => [cells.title ?? "", readName(cells)]));
}

function findCountryLine(text: string, code: string): number {
  return text.split("\n").findIndex((row) => row.startsWith(`${code},`)) + 1;
}

/** What maps need besides countries: sea lanes, gateways, places of zones. All are optional for a provider. */
export type Network = { sea?: SeaNetwork; gateways?: Gateways };

/** `content/reference/sea-network.yaml` and `gateways.yaml`, with the names in them checked. */
export function readNetwork(files: Files, problems: Problems): Network {
  const at = (name: string) => `${files.root}/reference/${name}`;
  const read = <T extends Parameters<typeof readYaml>[2]>(name: string, schema: T) =>
    files.has(at(name)) ? readYaml(at(name), files.text(at(name)), schema, problems) : undefined;
  const sea = read("sea-network.yaml", seaNetworkSchema);
  const gateways = read("gateways.yaml", gatewaysSchema);
  const nodes = Object.keys(sea?.value.nodes ?? {});
  const known = (file: string, name: string, lineOf: () => number) => {
    if (!nodes.includes(name))
      problems.error(at(file), lineOf(), `there is no node "${name}" in the sea network`, suggestName(name, nodes));
  };
  sea?.value.legs.forEach((leg, index) => {
    for (const name of leg) known("sea-network.yaml", name, () => sea.lineOf(["legs", index]));
  });
  sea?.value.canals.forEach(({ from, to }, index) => {
    for (const name of [from, to]) known("sea-network.yaml", name, () => sea.lineOf(["canals", index]));
  });
  gateways?.value.places.forEach(({ port, ports, rail }, index) => {
    for (const name of [port, rail, ...ports])
      if (name) known("gateways.yaml", name, () => gateways.lineOf(["places", index]));
  });
  return { ...(sea && { sea: sea.value }), ...(gateways && { gateways: gateways.value }) };
}
