import type { Threshold } from "#rating/card.ts";
import {
  type CardLength,
  type CardMass,
  type CardUnit,
  type CardVolume,
  cubeOf,
  grains,
  type LengthUnit,
  makeCardMass,
  type MassUnit,
  micrometres,
} from "#rating/shipment/units.ts";
import { postcodeRuleProblem } from "#rating/shipment/postcode.ts";
import type { Path, ReportAt } from "../read/problems.ts";
import type { Quantity } from "../read/values.ts";
import type { CardFile } from "../schema/card.ts";
import { suffixes } from "../schema/surcharge.ts";
import { readPostcodes, type ZoneRow } from "./zones.ts";

/** Converts the quantities in a card file to whole numbers in the card's unit. */
export type Measures = {
  unit: CardUnit;
  mass: (quantity: Quantity<MassUnit>) => CardMass;
  length: (quantity: Quantity<LengthUnit>) => CardLength;
  volume: (cubic: number) => CardVolume;
};

export function getMeasures(units: "metric" | "imperial"): Measures {
  const unit = units === "metric" ? "kg" : "lb";
  const cube = cubeOf[unit];
  return {
    unit,
    mass: ({ amount, unit: own }) => makeCardMass(amount, own, unit),
    length: ({ amount, unit: own }) =>
      own === cube.unit
        ? Math.round(amount * cube.parts)
        : Math.round((amount * micrometres[own] * cube.parts) / micrometres[cube.unit]),
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

/** A weight or length of a card's file in the card's unit, or a plain number as it is. */
export function readAmount(value: unknown, { mass, length }: Measures): number | undefined {
  if (typeof value === "number") return value;
  if (!isQuantity(value)) return undefined;
  return isMass(value) ? mass(value) : length(value);
}

export function isQuantity(value: unknown): value is Quantity<MassUnit> | Quantity<LengthUnit> {
  return typeof value === "object" && value !== null && "amount" in value && "unit" in value;
}

function isMass(quantity: Quantity<MassUnit> | Quantity<LengthUnit>): quantity is Quantity<MassUnit> {
  return quantity.unit in grains;
}

type Limit = (value: unknown) => number | undefined;

/** The thresholds among a condition's fields: `side_over: 100 cm` is one, on what `fields` gives for `side`. */
export function readThresholds<Measure extends string>(
  condition: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, { of: Measure; limit: Limit }>>,
): Threshold<Measure>[] {
  return Object.entries(fields).flatMap(([name, { of, limit }]) =>
    suffixes.flatMap((suffix) => {
      const value = condition[`${name}_${suffix}`];
      const bound = value === undefined ? undefined : limit(value);
      return bound === undefined ? [] : [{ of, is: suffix === "up_to" ? "up-to" : suffix, limit: bound }];
    }),
  );
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
