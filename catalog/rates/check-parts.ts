import { postcodeRuleProblem } from "#rating/postcode.ts";
import type { CardFile } from "../schema/card.ts";
import { isWhole, type Measures } from "./measures.ts";
import { readPostcodes, type ZoneRow } from "./zones.ts";

export type Path = readonly PropertyKey[];
export type Report = (path: Path, wrong: string, right: string) => void;

/** A step must be a whole number in the card's unit, or rounding to it would not be exact. */
export function checkStep(step: CardFile["weight"]["minimum"], path: Path, measures: Measures, error: Report): void {
  if (!isWhole(measures, step))
    error(path, `a step of ${step.text} is not one this card can write`, stepWords(measures));
}

export function stepWords({ unit }: Measures): string {
  return unit === "kg" ? "write it in g, kg or mm, cm" : "write it in oz, lb or in: the card is imperial";
}

/** Postcodes in a condition must have the form of at least one of its countries. */
export function checkPostcodes(
  text: string,
  countries: readonly string[] | undefined,
  path: Path,
  zones: readonly ZoneRow[],
  error: Report,
): void {
  const all = countries ?? [...new Set(zones.map(({ country }) => country))];
  for (const rule of readPostcodes(text)) {
    const found = all.map((country) => postcodeRuleProblem(rule, country));
    const [first] = found;
    if (first && found.every((problem) => problem)) error(path, first.wrong, first.right);
  }
}
