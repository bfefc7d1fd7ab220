import { geoDistance } from "d3-geo";
import type { DutyRules } from "#rating/duties/rules.ts";
import type { Reference, TaxRule } from "#rating/reference.ts";
import { type CalendarData, readCalendar } from "./calendar/read-calendar.ts";
import { readDuties } from "./duties/read-duties.ts";
import { type CsvRow, cellNumber, readCsv } from "./read/csv.ts";
import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";
import { day } from "./read/quantity.ts";
import { readYaml } from "./read/yaml.ts";
import { emissionsSchema, exchangeSchema, goodsSchema } from "./schema/reference.ts";
import type { Site } from "./schema/site.ts";

export type Country = {
  code: string;
  name: { en: string; zh: string };
  aliases: string[];
  currency: string;
  lat: number;
  lon: number;
};
export type GoodsCategory = {
  id: string;
  label: { en: string; zh?: string | undefined };
  rule: { en: string; zh?: string | undefined };
};
export type ReferenceData = {
  countries: Country[];
  goods: GoodsCategory[];
  dutyRules: DutyRules;
  calendar: CalendarData;
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
    readYaml(at(name), files.text(at(name)), schema, problems)?.value;
  const goods = yaml("goods.yaml", goodsSchema);
  const exchange = yaml("exchange.yaml", exchangeSchema);
  const emissions = yaml("emissions.yaml", emissionsSchema);
  const countries = readCountries(at("countries.csv"), files, problems);
  const codes = countries.map(({ code }) => code);
  const taxes = readTaxes(at("taxes.csv"), files, codes, Object.keys(exchange?.rates ?? {}), problems);
  const holidays = readHolidays(at("holidays.csv"), files, problems);
  const calendar = readCalendar(
    files,
    { origins: site.origins.map(({ code }) => code), countries: codes, services },
    problems,
  );
  if (!goods || !exchange || !emissions || !calendar) return undefined;
  const dutyRules = readDuties(
    files,
    {
      countries: codes,
      lineOfCountry: (code) => lineOfCountry(files.text(at("countries.csv")), code),
      currencies: Object.keys(exchange.rates),
      goods: goods.categories.map(({ id }) => id),
    },
    problems,
  );
  const areas = new Set(goods.categories.flatMap((category) => Object.keys(category.duty_percent)));
  const duties = Object.fromEntries(
    [...areas].map((area) => [
      area,
      Object.fromEntries(
        goods.categories.map(({ id, duty_percent }) => [id, Math.round((duty_percent[area] ?? 0) * 100)]),
      ),
    ]),
  );
  const [hub] = site.origins;
  const distances = Object.fromEntries(
    countries.map(({ code, lat, lon }) => {
      const km = hub ? geoDistance([hub.lon, hub.lat], [lon, lat]) * earthRadius : 0;
      const sea = emissions.sea_km[code];
      return [
        code,
        {
          air: Math.round(km * (1 + emissions.air_detour_percent / 100)),
          road: emissions.road_km,
          ...(sea && { sea }),
        },
      ];
    }),
  );
  return {
    countries,
    goods: goods.categories.map(({ id, label, rule }) => ({ id, label, rule })),
    dutyRules,
    calendar,
    engine: {
      exchange: { base: exchange.base, date: exchange.date, rates: exchange.rates },
      taxes,
      duties,
      holidays,
      emissions: {
        source: emissions.source,
        date: emissions.date,
        perTonneKm: emissions.grams_per_tonne_km,
        distances,
      },
    },
  };
}

function readCountries(file: string, files: Files, problems: Problems): Country[] {
  return readCsv(
    file,
    files.text(file),
    ["code", "name", "name_zh", "currency", "lat", "lon"],
    ["aliases"],
    problems,
  ).map(({ cells }) => ({
    code: cells.code ?? "",
    name: { en: cells.name ?? "", zh: cells.name_zh ?? "" },
    aliases: (cells.aliases ?? "")
      .split(";")
      .map((alias) => alias.trim())
      .filter(Boolean),
    currency: cells.currency ?? "",
    lat: Number(cells.lat),
    lon: Number(cells.lon),
  }));
}

function lineOfCountry(text: string, code: string): number {
  return text.split("\n").findIndex((row) => row.startsWith(`${code},`)) + 1;
}

function readTaxes(
  file: string,
  files: Files,
  codes: readonly string[],
  currencies: readonly string[],
  problems: Problems,
): Record<string, TaxRule> {
  const columns = [
    "country",
    "area",
    "vat_percent",
    "vat_name",
    "currency",
    "vat_free",
    "duty_free",
    "flat_duty",
    "flat_duty_up_to",
    "flat_duty_from",
    "duty_base",
    "vat_base",
    "source",
    "date",
  ];
  const rows = readCsv(file, files.text(file), columns, [], problems);
  return Object.fromEntries(rows.map((row) => [row.cells.country, readTax(file, row, codes, currencies, problems)]));
}

function readTax(
  file: string,
  row: CsvRow,
  codes: readonly string[],
  currencies: readonly string[],
  problems: Problems,
): TaxRule {
  const {
    country = "",
    area = "",
    vat_name = "",
    currency = "",
    duty_base,
    vat_base,
    source = "",
    date = "",
    flat_duty,
  } = row.cells;
  if (!codes.includes(country))
    problems.error(file, row.line, `the country "${country}" is not known`, suggestion(country, codes));
  if (!currencies.includes(currency))
    problems.error(file, row.line, `the currency "${currency}" has no exchange rate`, suggestion(currency, currencies));
  if (source === "")
    problems.error(file, row.line, "the row has no source", "name the law or office the figures come from");
  if (!day.safeParse(date).success)
    problems.error(file, row.line, `"date" is "${date}"`, "write the day the figures were read, such as 2026-11-01");
  if (duty_base !== "value" && duty_base !== "value+freight")
    problems.error(file, row.line, `"duty_base" is "${duty_base}"`, 'write "value" (FOB) or "value+freight" (CIF)');
  if (vat_base !== "value" && vat_base !== "value+freight+duty")
    problems.error(file, row.line, `"vat_base" is "${vat_base}"`, 'write "value" or "value+freight+duty"');
  const number = (column: string) => cellNumber(file, row, column, problems) ?? 0;
  return {
    area,
    vat: Math.round(number("vat_percent") * 100),
    vatName: vat_name,
    currency,
    vatFree: number("vat_free"),
    dutyFree: number("duty_free"),
    ...(flat_duty && {
      flatDuty: { amount: number("flat_duty"), upTo: number("flat_duty_up_to"), from: row.cells.flat_duty_from ?? "" },
    }),
    dutyBase: duty_base === "value" ? "value" : "value+freight",
    vatBase: vat_base === "value" ? "value" : "value+freight+duty",
    source,
    date,
  };
}

function readHolidays(file: string, files: Files, problems: Problems): Record<string, string[]> {
  const holidays: Record<string, string[]> = {};
  for (const { cells, line } of readCsv(file, files.text(file), ["region", "date", "name", "source"], [], problems)) {
    const { region = "", date = "" } = cells;
    if (!day.safeParse(date).success)
      problems.error(file, line, `"date" is "${date}"`, "write a day such as 2027-02-05");
    holidays[region] ??= [];
    holidays[region].push(date);
  }
  return holidays;
}
