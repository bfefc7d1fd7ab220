import { normalizeDigits } from "#app/platform/digits.ts";
import { convertMass, type Mass, toMass } from "#rating/shipment/units.ts";
import { type DecimalMark, readAmount, roundDecimals } from "./amount.ts";
import { parseCompoundMeasure, type Subunits } from "./compound-measure.ts";

/** Nothing that is sent weighs less: it would be shown as 0 kg. */
export const lightestParcel = toMass(1, "g");

export const weightUnits = ["kg", "g", "lb", "oz"] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Units as people write them, in the languages whose headings are read. */
const names: Readonly<Record<WeightUnit, string>> = {
  kg: "kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilogrammi 公斤 千克",
  g: "g gr grs gram grams gramm gramme grammes gramo gramos grammo grammi 克",
  lb: "lb lbs pound pounds 磅",
  oz: "oz ounce ounces 盎司",
};

const byName = new Map(weightUnits.flatMap((unit) => names[unit].split(" ").map((name) => [name, unit] as const)));

/** The unit of a weight that a text names; nothing where it names none. */
export function parseWeightUnit(text = ""): WeightUnit | undefined {
  return byName.get(normalizeDigits(text).trim().replace(/\.$/, "").toLowerCase());
}

export const weightParts: Subunits<WeightUnit> = { kg: ["g", 1000], lb: ["oz", 16] };

/** A weight that says its unit or its two units, to the last grain: `600 grams`, `2 lb 12 oz`, `1公斤200克`. */
export function readWeight(text: string, mark?: DecimalMark): Mass | undefined {
  return parseCompoundMeasure(text, parseWeightUnit, weightParts, mark)?.reduce(
    (sum, [amount, unit]) => sum + toMass(amount, unit),
    0,
  );
}

/** Kilograms, to the milligram, from a weight in the units that it says, or in none: `0.8`, `800 g`, `2 lb 12 oz`, `800克`. */
export function readKg(text: string): number | undefined {
  const plain = readAmount(text);
  if (plain !== undefined) return plain;
  const own = readWeight(text);
  return own === undefined ? undefined : roundDecimals(convertMass("kg", own), 6);
}
