import { basename } from "node:path";
import type {
  ChargeRule,
  Conditions,
  DutyRules,
  PercentAmount,
  Regime,
  Source,
  TariffRate,
} from "#rating/duties/rules.ts";
import { readPostcodes } from "../rates/zones.ts";
import { cellNumber, type CsvRow, readCsv } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { day } from "../read/values.ts";
import { readYaml } from "../read/yaml.ts";
import { type ChargeFile, type RegimeFile, regimeSchema } from "../schema/duties.ts";
import { sourceUrl } from "../schema/text.ts";
import { checkRegime, type Known } from "./check-regime.ts";
import { checkRows } from "./check-rows.ts";

type Row = TariffRate & { line: number };

/** `tariffs.csv`: duty rates by tariff. Each kind of goods needs a rate in every tariff, and no row may occur twice. */
function readTariffs(
  file: string,
  text: string,
  goods: readonly string[],
  problems: Problems,
): Record<string, TariffRate[]> {
  const columns = ["tariff", "goods", "hs", "percent", "from", "to", "source", "url", "edition", "read"];
  const tariffs = new Map<string, Row[]>();
  for (const row of readCsv(file, text, columns, [], problems)) {
    const rate = readRate(row, goods);
    const names = (row.cells.tariff ?? "").split(/\s+/);
    if (names.includes("")) row.error("the row names no tariff", "write one such as EU");
    for (const name of names) tariffs.set(name, [...(tariffs.get(name) ?? []), rate]);
  }
  for (const [name, rows] of tariffs) {
    checkRates(file, name, rows, problems);
    for (const one of goods)
      if (!rows.some((rate) => !rate.hs && (rate.goods === undefined || rate.goods === one)))
        problems.error(
          file,
          rows[0]?.line ?? 1,
          `the tariff ${name} has no rate for ${one}`,
          `add a row ${name},${one},,…`,
        );
  }
  return Object.fromEntries([...tariffs].map(([name, rows]) => [name, rows.map(({ line: _, ...rate }) => rate)]));
}

function readRate(row: CsvRow, goods: readonly string[]): Row {
  const { cells, line, error } = row;
  const { goods: kind = "", hs = "", from = "", to = "", source = "", url = "", edition = "", read = "" } = cells;
  if (kind !== "" && !goods.includes(kind)) error(`the kind of goods "${kind}" is not known`, suggestName(kind, goods));
  if (hs !== "" && !/^\d{2,6}$/.test(hs)) error(`"hs" is "${hs}"`, "write 2 to 6 digits, such as 61 or 6109");
  const percent = cellNumber(row, "percent") ?? 0;
  if (percent > 0 && percent < 0.5)
    error(`"percent" is ${percent}, a fraction and not a percentage`, `write ${Math.round(percent * 10_000) / 100}`);
  if (percent > 400) error(`"percent" is ${percent}`, "write a rate of at most 400");
  for (const [name, text] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (text !== "" && !day.safeParse(text).success) error(`"${name}" is "${text}"`, "write a day such as 2026-07-01");
  if (from !== "" && to !== "" && from > to)
    error(`the row ends on ${to}, before it begins`, `use a day from ${from} on`);
  if (edition === "") error("the row names no edition", "name the state of the tariff, or the day of the source");
  if (source === "") error("the row has no source", "name the law or office the rate comes from");
  if (url !== "" && !sourceUrl.safeParse(url).success)
    error(`"url" is "${url}"`, "write the address of the page that says the rate, not a front page");
  if (!day.safeParse(read).success)
    error(`"read" is "${read}"`, "write the day the source was read, such as 2026-11-21");
  return {
    line,
    ...(kind && { goods: kind }),
    ...(hs && { hs }),
    percent: cells.percent ?? "0",
    ...(from && { from }),
    ...(to && { to }),
    source: { title: source, ...(url && { url }), date: read, edition },
  };
}

function checkRates(file: string, name: string, rows: readonly Row[], problems: Problems): void {
  for (const [at, row] of rows.entries())
    for (const other of rows.slice(0, at)) {
      if (row.goods !== other.goods || row.hs !== other.hs) continue;
      if ((row.from ?? "") <= (other.to ?? "9999-12-31") && (other.from ?? "") <= (row.to ?? "9999-12-31"))
        problems.error(
          file,
          row.line,
          `${name} has two rates for ${row.goods ?? "all goods"}${row.hs ? ` of ${row.hs}` : ""} on the same day: this row and line ${other.line}`,
          "end the older one (to) on the day before the newer begins (from), or remove one",
        );
    }
}

/** A duties file as the engine reads it. It has been checked: a source that it does not list is left empty. */
function compileRegime(id: string, file: RegimeFile): Regime {
  const source = (name: string): Source => {
    const { title = name, url, read = "", edition } = file.sources[name] ?? {};
    return { title, ...(url && { url }), date: read, ...(edition && { edition }) };
  };
  return {
    id,
    currency: file.currency,
    countries: file.countries,
    ...(file.scheme && { scheme: file.scheme }),
    ...(file.gift && { gift: { upTo: file.gift.up_to, source: source(file.gift.source) } }),
    ...(file.needs_postcode && { partNeeded: true as const }),
    parts: file.parts.map((part) => ({
      id: part.id,
      country: part.country,
      name: part.name,
      postcodes: readPostcodes(part.postcodes),
      ...(part.rates && { rates: part.rates }),
      ...(part.without_scheme && { withoutScheme: true as const }),
      ...(part.refuse && { refused: part.refuse }),
      source: source(part.source),
    })),
    charges: file.charges.map((charge) => compileCharge(charge, source, file.codes)),
    refusals: file.refuse.map((row) => ({
      when: compileConditions(row, file.codes),
      reason: row.reason,
      source: source(row.source),
    })),
    open: file.open.map((row) => ({
      id: row.id,
      question: row.question,
      readings: row.readings,
      assumed: typeof row.assumed === "string" ? { "*": row.assumed } : row.assumed,
      when: compileConditions(row, file.codes),
      source: source(row.source),
    })),
    staleAfter: file.stale_after,
  };
}

type FindSource = (name: string) => Source;

function compileCharge(row: ChargeFile, source: FindSource, codes: RegimeFile["codes"]): ChargeRule {
  const { percent, each, of = [], waived_up_to, reading } = row;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    when: { ...compileConditions(row, codes), ...(reading && { reading }) },
    amount:
      each === undefined || row.per === undefined
        ? {
            percent: typeof percent === "string" ? { fixed: percent } : getPercentName(percent, source, codes),
            of,
            ...(row.goods_percent && { goodsPercent: row.goods_percent }),
            ...(row.less && { less: row.less }),
            ...(row.inside && { inside: true as const }),
            ...(row.min && { min: row.min }),
            ...(row.max && { max: row.max }),
            ...(row.base_step && { baseStep: row.base_step }),
            ...(row.step && { step: row.step }),
            ...(row.rounding && { rounding: row.rounding }),
          }
        : { each, per: row.per, ...(row.currency && { currency: row.currency }) },
    ...(waived_up_to && { waivedUpTo: waived_up_to }),
    collected: row.collected === "seller" ? "by-seller" : "at-import",
    source: source(row.source),
  };
}

function getPercentName(
  percent: Exclude<ChargeFile["percent"], string>,
  source: FindSource,
  codes: RegimeFile["codes"],
): PercentAmount["percent"] {
  if (!percent) return { fixed: "0" };
  if ("tariff" in percent) return percent;
  const reduced = Object.entries(percent.reduced ?? {});
  if (reduced.length === 0) return { own: percent.rate };
  const named = reduced.map(([name, from]) => ({ name, codes: codes[name] ?? [], source: source(from) }));
  return { own: percent.rate, reduced: named };
}

type ConditionFields = Omit<RegimeFile["refuse"][number], "reason" | "source">;

function compileConditions(row: ConditionFields, lists: RegimeFile["codes"]): Conditions {
  const { from, to, countries, dispatched_from, not_dispatched_from, goods, not_goods, codes, not_codes, ...more } =
    row;
  const { code_known, buyer, mode, registered, value_of = "goods", ...bound } = more;
  const { value_over, value_up_to, value_from, value_under, ...others } = bound;
  // a new condition does not compile until it is passed on below
  others satisfies Record<string, never>;
  const named = (names: readonly string[]) => names.flatMap((name) => lists[name] ?? []);
  const bounds = {
    ...(value_over !== undefined && { over: value_over }),
    ...(value_up_to !== undefined && { upTo: value_up_to }),
    ...(value_from !== undefined && { from: value_from }),
    ...(value_under !== undefined && { under: value_under }),
  };
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(countries && { countries }),
    ...(goods && { goods }),
    ...(not_goods && { notGoods: not_goods }),
    ...(dispatched_from && { dispatchedFrom: dispatched_from }),
    ...(not_dispatched_from && { notDispatchedFrom: not_dispatched_from }),
    ...(codes && { codes: named(codes) }),
    ...(not_codes && { notCodes: named(not_codes) }),
    ...(code_known !== undefined && { codeKnown: code_known }),
    ...(buyer && { buyer }),
    ...(mode && { mode }),
    ...(registered !== undefined && { registered }),
    ...(Object.keys(bounds).length > 0 && { value: { of: value_of, ...bounds } }),
  };
}

/** `content/reference/duties/`: one file per body of customs law, and the duty rates in `tariffs.csv`. */
export function readDuties(files: Files, names: Omit<Known, "tariffs">, problems: Problems): DutyRules {
  const folder = "reference/duties";
  const tariffFile = `${files.root}/${folder}/tariffs.csv`;
  const tariffs = files.has(tariffFile) ? readTariffs(tariffFile, files.text(tariffFile), names.goods, problems) : {};
  const known = { ...names, tariffs: Object.keys(tariffs) };
  const regimes: Regime[] = [];
  const home = new Map<string, string>();
  for (const file of files.list(folder, ".yaml")) {
    const read = readYaml(file, files.text(file), regimeSchema, problems);
    if (!read) continue;
    const { value, lineOf } = read;
    const error = problems.at(file, lineOf);
    checkRegime(value, known, error);
    checkRows(value, error);
    for (const country of Object.keys(value.countries)) {
      const other = home.get(country);
      if (other) error(["countries", country], `${country} is in ${basename(other)} too`, "leave it in one of the two");
      home.set(country, file);
    }
    regimes.push(compileRegime(basename(file, ".yaml"), value));
  }
  for (const country of names.countries)
    if (!home.has(country))
      problems.error(
        `${files.root}/reference/countries.csv`,
        names.lineOfCountry(country),
        `${country} has no rules of duty and tax`,
        `add it to a file of ${folder}/, or leave the country out`,
      );
  return { regimes, tariffs };
}
