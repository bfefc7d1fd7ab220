import type { CsvRow } from "./read/csv.ts";
import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";
import { linesOf } from "./read/yaml.ts";
import { baseLocale, localeEntry } from "#site/locales.ts";
import { nameOfCells } from "./read/names.ts";

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
    const { name: language } = localeEntry(baseLocale);
    if (nameOfCells(cells)[baseLocale] === undefined)
      error(`${code} has no name in ${language}`, "write it in that language");
    if (!currencies.includes(currency)) error(`"${currency}" is not a currency`, suggestion(currency, currencies));
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
  const lineOf = linesOf(files.text(file));
  for (const currency of Object.keys(rates))
    if (!currencies.includes(currency))
      problems.error(
        file,
        lineOf(["rates", currency]),
        `"${currency}" is not a currency`,
        suggestion(currency, currencies),
      );
  if (!Object.hasOwn(rates, base))
    problems.error(file, lineOf(["base"]), `the base "${base}" has no rate`, suggestion(base, Object.keys(rates)));
  else if (rates[base] !== 1)
    problems.error(file, lineOf(["rates", base]), `one ${base} buys ${rates[base]} ${base}`, "write 1: it is the base");
}

/** `goods.yaml`: each category once. */
export function checkGoods(
  file: string,
  files: Files,
  categories: readonly { id: string }[],
  problems: Problems,
): void {
  const lineOf = linesOf(files.text(file));
  for (const [at, { id }] of categories.entries())
    if (categories.findIndex((other) => other.id === id) !== at)
      problems.error(
        file,
        lineOf(["categories", at, "id"]),
        `the kind of goods "${id}" appears twice`,
        "give each its own id",
      );
}
