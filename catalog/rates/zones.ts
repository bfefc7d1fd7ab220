import type { PostcodeRule, Zone } from "#rating/card.ts";
import { readCsv } from "../read/csv.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";

/** Postcodes as written in a card: prefixes and ranges, separated by spaces ("IM JE 35000-35660"). */
export function readPostcodes(text: string): PostcodeRule[] {
  return text
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => {
      const [from, to] = part.toUpperCase().split("-");
      return from && to ? { from, to } : { prefix: part.toUpperCase() };
    });
}

/** The zones of `zones.csv`: `zone,country,postcodes,label,origin`; the first row that matches an address counts. */
export function readZones(
  file: string,
  text: string,
  countries: readonly string[],
  problems: Problems,
): (Zone & { line: number })[] {
  return readCsv(file, text, ["zone", "country"], ["postcodes", "label", "origin"], problems).map(({ line, cells }) => {
    const { zone = "", country = "", postcodes = "", label = "", origin = "" } = cells;
    if (!countries.includes(country))
      problems.error(file, line, `the country "${country}" is not known`, suggestion(country, countries));
    const rules = readPostcodes(postcodes);
    for (const rule of rules)
      if ("from" in rule && (rule.from.length !== rule.to.length || rule.from > rule.to))
        problems.error(
          file,
          line,
          `the postcode range "${rule.from}-${rule.to}" is not one`,
          "write two postcodes of equal length, the lower first",
        );
    return {
      line,
      zone,
      country,
      ...(origin && { origin }),
      ...(rules.length > 0 && { postcodes: rules }),
      ...(label && { label }),
    };
  });
}
