import { checkRates } from "./check-sanity.ts";
import { makePostcodeReader, type PostcodeForm } from "#rating/shipment/postcode-form.ts";
import { baseLocale, getLocaleEntry } from "#site/locales.ts";
import { type CsvRow, readCsv, readName } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { makeLineFinder } from "../read/yaml.ts";

const currencies = Intl.supportedValuesOf("currency");
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** `countries.csv`: real codes, each once, with names, a currency and coordinates. */
export function checkCountries(file: string, rows: readonly CsvRow[], problems: Problems): void {
  const seen = new Map<string, number>();
  for (const { cells, line } of rows) {
    const { code = "", currency = "" } = cells;
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    if (!/^[A-Z]{2}$/.test(code) || !regions.of(code))
      error(`"${code}" is not a country code`, "write two letters of ISO 3166-1, such as DE");
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
  }
}

/** `exchange.yaml`: real currencies, and a base whose own rate is one. */
export function checkExchange(
  file: string,
  files: Files,
  { base, rates }: { base: string; rates: Readonly<Record<string, number>> },
  problems: Problems,
): void {
  const lineOf = makeLineFinder(files.text(file));
  for (const currency of Object.keys(rates))
    if (!currencies.includes(currency))
      problems.error(
        file,
        lineOf(["rates", currency]),
        `"${currency}" is not a currency`,
        suggestName(currency, currencies),
      );
  if (!Object.hasOwn(rates, base))
    problems.error(file, lineOf(["base"]), `the base "${base}" has no rate`, suggestName(base, Object.keys(rates)));
  else if (rates[base] !== 1)
    problems.error(file, lineOf(["rates", base]), `one ${base} buys ${rates[base]} ${base}`, "write 1: it is the base");
  else
    checkRates({ base, rates }, (currency, wrong, right) =>
      problems.error(file, lineOf(["rates", currency]), wrong, right),
    );
}

/** `goods.yaml`: each category once. */
export function checkGoods(
  file: string,
  files: Files,
  categories: readonly { id: string }[],
  problems: Problems,
): void {
  const lineOf = makeLineFinder(files.text(file));
  for (const [at, { id }] of categories.entries())
    if (categories.findIndex((other) => other.id === id) !== at)
      problems.error(
        file,
        lineOf(["categories", at, "id"]),
        `the kind of goods "${id}" appears twice`,
        "give each its own id",
      );
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
  for (const { cells, line } of readCsv(file, files.text(file), ["country", "forms", "example"], ["signs"], problems)) {
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    const { country = "", example = "" } = cells;
    if (!countries.includes(country))
      error(`the country "${country}" is not in countries.csv`, suggestName(country, countries));
    if (found.has(country)) error(`${country} appears twice`, "leave one row");
    const [forms, signs] = [listed(cells.forms), listed(cells.signs)];
    const wrong = forms.find((form) => !/^(?:[A-Z]+(?:[ -][A-Z]+)*|\([A-Z]+\))$/.test(form));
    const sign = signs.find((own) => !/^(?:\p{Lu}{1,3}|〒)$/u.test(own));
    const form: PostcodeForm = { forms, example, ...(signs.length > 0 && { signs }) };
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

function listed(text = ""): string[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}
