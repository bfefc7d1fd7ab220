import { readPostcodes } from "../rates/zones.ts";
import { checkName, checkNames, type Path, type ReportAt, suggestName } from "../read/problems.ts";
import type { RegimeFile } from "../schema/duties.ts";

type RowFile = RegimeFile["charges"][number] | RegimeFile["refuse"][number] | RegimeFile["open"][number];

/** Names that a duties file may use. */
export type Known = {
  countries: readonly string[];
  lineOfCountry: (country: string) => number;
  currencies: readonly string[];
  goods: readonly string[];
  tariffs: readonly string[];
};

/** What a schema cannot check: names defined elsewhere, and figures that must fit together. */
export function checkRegime(file: RegimeFile, known: Known, error: ReportAt): void {
  const own = Object.keys(file.countries);
  const rates = new Set(
    [...Object.values(file.countries), ...file.parts.map((part) => part.rates ?? {})].flatMap(Object.keys),
  );
  const sources = Object.keys(file.sources);
  if (own.length === 0) error(["countries"], "the file names no country", "write them under countries:");
  for (const country of own) checkName(country, known.countries, "country", ["countries", country], error);
  checkName(file.currency, known.currencies, "currency (it has no exchange rate)", ["currency"], error);
  for (const [at, part] of file.parts.entries()) checkPart(file, part, at, error);
  for (const list of ["parts", "charges", "refuse", "open"] as const)
    for (const [at, row] of file[list].entries()) {
      checkName(row.source, sources, "source", [list, at, "source"], error);
      if ("countries" in row) checkNames(row.countries, own, "country of this file", [list, at, "countries"], error);
      if (list === "parts") continue;
      const { goods, not_goods, codes, not_codes } = row as RowFile;
      const lists = Object.keys(file.codes);
      checkNames(goods, known.goods, "kind of goods", [list, at, "goods"], error);
      checkNames(not_goods, known.goods, "kind of goods", [list, at, "not_goods"], error);
      checkNames(codes, lists, "list of codes", [list, at, "codes"], error);
      checkNames(not_codes, lists, "list of codes", [list, at, "not_codes"], error);
    }
  if (file.gift) checkName(file.gift.source, sources, "source", ["gift", "source"], error);
  checkOpen(file, error);
  for (const [at, { percent, currency }] of file.charges.entries()) {
    const path = ["charges", at, "percent"];
    if (typeof percent === "object" && "tariff" in percent)
      checkName(percent.tariff, known.tariffs, "tariff", path, error);
    if (typeof percent === "object" && "rate" in percent) {
      checkName(percent.rate, [...rates], "rate", path, error);
      for (const [name, from] of Object.entries(percent.reduced ?? {})) {
        checkName(name, [...rates], "rate", [...path, "reduced"], error);
        checkName(name, Object.keys(file.codes), "list of codes", [...path, "reduced"], error);
        checkName(from, sources, "source", [...path, "reduced", name], error);
      }
    }
    const kind = "currency (it has no exchange rate)";
    if (currency) checkName(currency, known.currencies, kind, ["charges", at, "currency"], error);
  }
  checkCommonRates(file, error);
  for (const [country, own] of Object.entries(file.countries))
    for (const [name, rate] of Object.entries(own)) {
      checkRate(Number(rate), ["countries", country, name], error);
      if (Object.hasOwn(file.codes, name) && own.vat !== undefined && Number(rate) > Number(own.vat))
        error(
          ["countries", country, name],
          `the rate "${name}" of ${country}, ${rate} %, is above its usual one, ${own.vat} %`,
          "look whether the two have changed places",
        );
    }
  for (const [at, { rates: own }] of file.parts.entries())
    for (const [name, rate] of Object.entries(own ?? {})) checkRate(Number(rate), ["parts", at, "rates", name], error);
  for (const name of sources)
    if (!isSourceUsed(file, name))
      error(["sources", name], `nothing names the source "${name}"`, "name it in the row it stands for, or remove it");
}

/** A tax below 1 % is a fraction instead of a percentage; none of the world's value-added taxes exceeds 30 %. */
function checkRate(rate: number, path: Path, error: ReportAt): void {
  if (rate > 0 && rate < 1)
    error(path, `a tax of ${rate} % is a fraction, not a percentage`, `write ${Math.round(rate * 10_000) / 100}`);
  else if (rate > 30)
    error(path, `a tax of ${rate} % exceeds every value-added tax`, "look for a slipped decimal point");
}

/** Every open question reaches the quote: each of its readings has a row of charges, or the lack of one. */
function checkOpen(file: RegimeFile, error: ReportAt): void {
  const ids = file.open.map(({ id }) => id);
  for (const [at, { id, readings, assumed }] of file.open.entries()) {
    const own = readings.map((reading) => reading.id);
    for (const choice of typeof assumed === "string" ? [assumed] : Object.values(assumed))
      checkName(choice, own, "reading", ["open", at, "assumed"], error);
    if (typeof assumed !== "string" && !assumed["*"])
      error(["open", at, "assumed"], `"${id}" does not say what other goods are assumed to be`, 'write "*": …');
    if (ids.indexOf(id) < at) error(["open", at, "id"], `the question "${id}" appears twice`, "give each its own id");
    if (!file.charges.some(({ reading }) => reading?.[id] !== undefined))
      error(
        ["open", at, "id"],
        `no charge depends on the question "${id}", so no quote can show it`,
        `write reading: { ${id}: … } in the rows that hold under one of its readings, or remove the question`,
      );
  }
  for (const [at, { reading }] of file.charges.entries())
    for (const [question, choice] of Object.entries(reading ?? {})) {
      checkName(question, ids, "open question", ["charges", at, "reading"], error);
      const readings = file.open.find(({ id }) => id === question)?.readings.map(({ id }) => id);
      if (readings) checkName(choice, readings, "reading", ["charges", at, "reading"], error);
    }
}

function isSourceUsed(file: RegimeFile, name: string): boolean {
  const reduced = file.charges.flatMap(({ percent }) =>
    typeof percent === "object" && "rate" in percent ? Object.values(percent.reduced ?? {}) : [],
  );
  if (reduced.includes(name) || file.gift?.source === name) return true;
  return [file.charges, file.parts, file.refuse, file.open].some((rows) => rows.some(({ source }) => source === name));
}

/** A rate that some countries have must exist in all of them, unless a row is only for named countries or parts. */
function checkCommonRates(file: RegimeFile, error: ReportAt): void {
  for (const { percent, countries } of file.charges) {
    if (typeof percent !== "object" || !("rate" in percent) || countries) continue;
    const having = Object.entries(file.countries).filter(([, own]) => own[percent.rate] !== undefined);
    if (having.length === 0) continue;
    for (const [country, own] of Object.entries(file.countries))
      if (own[percent.rate] === undefined)
        error(
          ["countries", country],
          `${country} has no rate "${percent.rate}"`,
          `write ${country}: { ${percent.rate}: … }`,
        );
  }
}

function checkPart(file: RegimeFile, part: RegimeFile["parts"][number], at: number, error: ReportAt): void {
  const path = (field: string) => ["parts", at, field];
  if (!Object.hasOwn(file.countries, part.country))
    error(
      path("country"),
      `"${part.country}" is not a country of this file`,
      suggestName(part.country, Object.keys(file.countries)),
    );
  if (file.parts.findIndex(({ id }) => id === part.id) < at)
    error(path("id"), `the part "${part.id}" appears twice`, "give each a name of its own");
  const rules = readPostcodes(part.postcodes);
  for (const rule of rules)
    if ("from" in rule && (rule.from.length !== rule.to.length || rule.from > rule.to))
      error(
        path("postcodes"),
        `the postcode range "${rule.from}-${rule.to}" is not one`,
        "write two postcodes of equal length, the lower first",
      );
  const earlier = file.parts.slice(0, at).filter(({ country }) => country === part.country);
  for (const other of earlier)
    for (const rule of rules)
      if (readPostcodes(other.postcodes).some((one) => isCovering(one, rule)))
        error(
          path("postcodes"),
          `"${part.id}" is never reached: ${other.id} above it has the same postcodes`,
          "the first that matches counts: put the narrower first",
        );
}

type Rule = ReturnType<typeof readPostcodes>[number];

/** Whether `earlier` already matches everything that `rule` does. */
function isCovering(earlier: Rule, rule: Rule): boolean {
  const [from, to] = "prefix" in rule ? [rule.prefix, rule.prefix] : [rule.from, rule.to];
  if ("prefix" in earlier) return from.startsWith(earlier.prefix) && to.startsWith(earlier.prefix);
  const size = earlier.from.length;
  return from.length >= size && from.slice(0, size) >= earlier.from && to.slice(0, size) <= earlier.to;
}
