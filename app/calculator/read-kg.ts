import { readMeasure } from "./read-measure.ts";

const grams: Readonly<Record<string, number>> = {
  kg: 1000,
  公斤: 1000,
  千克: 1000,
  g: 1,
  克: 1,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** Kilograms, to the milligram, from a weight in the unit that it says, or in none: `0.8`, `800 g`, `1.5 lb`, `800克`. */
export function readKg(text: string): number | undefined {
  const [, own = "", unit = "kg"] = /^(.*?)\s*(kg|g|lbs?|oz|公斤|千克|克)?$/.exec(text.trim().toLowerCase()) ?? [];
  const factor = grams[unit] ?? 0;
  const amount = readMeasure(own, factor === 1 ? "g" : unit);
  return amount === undefined ? undefined : Math.round(amount * factor * 1000) / 1e6;
}
