import type { WeightUnit } from "../weight-unit.ts";

const grams: Readonly<Record<WeightUnit, number>> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };

/** A weight in a file's own unit, in thousandths at most. */
export function inUnit(gram: number, unit: WeightUnit): number {
  return Math.round((gram / grams[unit]) * 1000) / 1000;
}
