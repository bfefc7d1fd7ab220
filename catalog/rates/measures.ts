import type { Threshold } from "#rating/card.ts";
import {
  type CardLength,
  type CardMass,
  type CardUnit,
  type CardVolume,
  cubeOf,
  type LengthUnit,
  makeCardMass,
  type MassUnit,
} from "#rating/shipment/units.ts";
import { postcodeRuleProblem } from "#rating/shipment/postcode.ts";
import type { Path, ReportAt } from "../read/problems.ts";
import type { Quantity } from "../read/values.ts";
import type { CardFile } from "../schema/card.ts";
import { readPostcodes, type ZoneRow } from "./zones.ts";

/** Converts the quantities in a card file to whole numbers in the card's unit. */
export type Measures = {
  unit: CardUnit;
  mass: (quantity: Quantity<MassUnit>) => CardMass;
  length: (quantity: Quantity<LengthUnit>) => CardLength;
  volume: (cubic: number) => CardVolume;
};

/** Millimetres per unit of length, with the inch of 1959. */
const millimetres: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

export function getMeasures(units: "metric" | "imperial"): Measures {
  const unit = units === "metric" ? "kg" : "lb";
  const cube = cubeOf[unit];
  return {
    unit,
    mass: ({ amount, unit: own }) => makeCardMass(amount, own, unit),
    length: ({ amount, unit: own }) =>
      own === cube.unit
        ? Math.round(amount * cube.parts)
        : Math.round((amount * millimetres[own] * cube.parts) / millimetres[cube.unit]),
    volume: (cubic) => Math.round(cubic * cube.parts ** 3),
  };
}

/** Whether a weight or length is a whole number in the card's unit, as a step must be to be exact. */
export function isWhole(measures: Measures, quantity: Quantity<MassUnit> | Quantity<LengthUnit>): boolean {
  const { amount, unit } = quantity;
  const metric = unit !== "oz" && unit !== "lb" && unit !== "in";
  if (metric !== (measures.unit === "kg")) return false;
  const perUnit = { g: 1e3, kg: 1e6, t: 1e9, oz: 62_500, lb: 1e6, mm: 10, cm: 100, m: 10_000, in: 1000 }[unit];
  const whole = amount * perUnit;
  return Math.round(whole) >= 1 && Math.abs(whole - Math.round(whole)) < 1e-6;
}

type Limit = (value: unknown) => number | undefined;

/** The thresholds among a condition's fields: `side_over: 100 cm` is one, on what `fields` gives for `side`. */
export function readThresholds<Measure extends string>(
  condition: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, { of: Measure; limit: Limit }>>,
): Threshold<Measure>[] {
  const found: Threshold<Measure>[] = [];
  for (const [key, value] of Object.entries(condition)) {
    const match = /^(.+)_(over|from|up_to|under)$/.exec(key);
    const field = match?.[1] !== undefined && Object.hasOwn(fields, match[1]) ? fields[match[1]] : undefined;
    const limit = field?.limit(value);
    if (!field || limit === undefined) continue;
    found.push({ of: field.of, is: is(match?.[2]), limit });
  }
  return found;
}

function is(suffix: string | undefined): Threshold<string>["is"] {
  if (suffix === "over" || suffix === "from" || suffix === "under") return suffix;
  return "up-to";
}

/** A step must be a whole number in the card's unit, or rounding to it would not be exact. */
export function checkStep(step: CardFile["weight"]["minimum"], path: Path, measures: Measures, error: ReportAt): void {
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
  error: ReportAt,
): void {
  const all = countries ?? [...new Set(zones.map(({ country }) => country))];
  for (const rule of readPostcodes(text)) {
    const found = all.map((country) => postcodeRuleProblem(rule, country));
    const [first] = found;
    if (first && found.every((problem) => problem)) error(path, first.wrong, first.right);
  }
}
