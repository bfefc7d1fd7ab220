import type { PostcodeRule, Zone } from "#rating/card.ts";
import { compilePostcodes, postcodeRuleProblem, readPostcode } from "#rating/shipment/postcode.ts";
import { readCsv } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";

/** Postcodes as written on a card: prefixes and ranges, separated by spaces ("IM JE 35000-35660"). */
export function readPostcodes(text: string): PostcodeRule[] {
  return text
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => {
      const [from, to, ...more] = part.toUpperCase().split("-");
      return from && to && more.length === 0 ? { from, to } : { prefix: part.toUpperCase() };
    });
}

export type ZoneRow = Zone & { line: number };

/** The zones in `zones.csv`: `zone,country,postcodes,label,origin`; the first row that matches an address applies. */
export function readZones(file: string, text: string, countries: readonly string[], problems: Problems): ZoneRow[] {
  const rows = readCsv(file, text, ["zone", "country"], ["postcodes", "label", "origin"], problems).map(
    ({ line, cells, error }): ZoneRow => {
      const { zone = "", country = "", postcodes = "", label = "", origin = "" } = cells;
      if (!countries.includes(country)) error(`the country "${country}" is not known`, suggestName(country, countries));
      const rules = readPostcodes(postcodes);
      for (const rule of rules) {
        const problem = postcodeRuleProblem(rule, country);
        if (problem) error(problem.wrong, problem.right);
      }
      return {
        line,
        zone,
        country,
        ...(origin && { origin }),
        ...(rules.length > 0 && { postcodes: rules }),
        ...(label && { label }),
      };
    },
  );
  checkReached(file, rows, problems);
  return rows;
}

/**
 * A range of postcodes that is a digit short in a country whose postcodes are digits alone (`forms`: how they are written,
 * by country): a spreadsheet has dropped the nought in front. A single short one may be a beginning.
 */
export function checkLostZeros(files: Files, forms: ReadonlyMap<string, readonly string[]>, problems: Problems): void {
  for (const file of files.list("rates", "zones.csv"))
    for (const [at, row] of files.text(file).split("\n").entries()) {
      const [, country = "", postcodes = ""] = row.split(",");
      const [form = "", ...others] = forms.get(country) ?? [];
      if (!/^N+$/.test(form) || !others.every((other) => other.startsWith(form))) continue;
      const short = new RegExp(`(?<!\\d)([1-9]\\d{${form.length - 2}})-\\d{${form.length - 1},${form.length}}(?!\\d)`);
      const [range, from] = short.exec(postcodes) ?? [];
      if (range)
        problems.warn(
          file,
          at + 1,
          `the postcodes ${range} are a digit short: those of ${country} have ${form.length}`,
          `a spreadsheet has dropped the nought in front: write 0${from} in a cell formatted as text`,
        );
    }
}

/** Reports rows never reached because an earlier one covers the country, and rules that repeat an earlier row's. */
function checkReached(file: string, rows: readonly ZoneRow[], problems: Problems): void {
  const whole = new Map<string, ZoneRow>();
  const before: { key: string; rule: PostcodeRule; line: number }[] = [];
  for (const row of rows) {
    const key = `${row.country} ${row.origin ?? ""}`;
    const taken = whole.get(key) ?? whole.get(`${row.country} `);
    if (taken)
      problems.error(
        file,
        row.line,
        `the zone "${row.zone}" is never reached: "${taken.zone}" takes all of ${row.country}`,
        `put this row before line ${taken.line}`,
      );
    else if (!row.postcodes) whole.set(key, row);
    for (const rule of row.postcodes ?? []) {
      const written = "prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`;
      const first = before.find((other) => key === other.key && holdsAll(other.rule, rule, row.country));
      if (first)
        problems.error(
          file,
          row.line,
          `the postcodes ${written} stand in line ${first.line} already`,
          "name them in one row, and the smaller part before the greater",
        );
      before.push({ key, rule, line: row.line });
    }
  }
}

/** Whether `whole` matches every postcode that `part` does. */
function holdsAll(whole: PostcodeRule, part: PostcodeRule, country: string): boolean {
  const fits = compilePostcodes([whole], country);
  const ends = "prefix" in part ? [part.prefix] : [part.from, part.to];
  return ends.every((end) => fits(readPostcode(end.replace("_", " "), country)));
}
