import { massIn } from "#rating/mass.ts";
import { readAmount } from "./read-amount.ts";
import { readWeight } from "./read-weight.ts";

/** Kilograms, to the milligram, from a weight in the units that it says, or in none: `0.8`, `800 g`, `2 lb 12 oz`, `800克`. */
export function readKg(text: string): number | undefined {
  const plain = readAmount(text);
  if (plain !== undefined) return plain;
  const own = readWeight(text);
  return own === undefined ? undefined : Math.round(massIn("kg", own) * 1e6) / 1e6;
}
