/**
 * Masses are integers in units of 125 ng, the largest in which a gram, an ounce (28.349523125 g) and a pound (453.59237
 * g, international yard and pound agreement of 1959) are all whole. So 2 lb typed is exactly the "up to 2 lb" of an
 * imperial card. Exact up to 1,100 tonnes.
 */
export type Mass = number;

export type MassUnit = "g" | "kg" | "oz" | "lb" | "t";

export const grains: Readonly<Record<MassUnit, Mass>> = {
  g: 8_000_000,
  kg: 8_000_000_000,
  oz: 226_796_185,
  lb: 3_628_738_960,
  t: 8_000_000_000_000,
};

/** A mass from an amount in a unit, rounded to 125 ng. */
export function mass(amount: number, unit: MassUnit): Mass {
  return Math.round(amount * grains[unit]);
}

/** The amount in a unit, without binary rounding noise (nine decimals). */
export function massIn(unit: MassUnit, value: Mass): number {
  return Math.round((value / grains[unit]) * 1e9) / 1e9;
}
