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
export function toMass(amount: number, unit: MassUnit): Mass {
  return Math.round(amount * grains[unit]);
}

/** The amount in a unit, without binary rounding noise (nine decimals). */
export function convertMass(unit: MassUnit, value: Mass): number {
  return Math.round((value / grains[unit]) * 1e9) / 1e9;
}

/** Lengths are integers in micrometres, in which a millimetre and an inch (25.4 mm) are whole numbers. */
export type Length = number;

export type LengthUnit = "mm" | "cm" | "m" | "in";

export const micrometres: Readonly<Record<LengthUnit, Length>> = { mm: 1_000, cm: 10_000, m: 1_000_000, in: 25_400 };

export function toLength(amount: number, unit: LengthUnit): Length {
  return Math.round(amount * micrometres[unit]);
}

export function convertLength(unit: LengthUnit, value: Length): number {
  return Math.round((value / micrometres[unit]) * 1e6) / 1e6;
}

/**
 * A card calculates in whole numbers of its own unit, so that every step its file can express is exact: masses in
 * millionths of its kilogram or pound (1 mg; 0.000001 lb, in which 0.01 oz is whole), sides in tenths of a millimetre
 * or thousandths of an inch. What a visitor gives in another unit is converted once, to the nearest whole number.
 */
export type CardUnit = "kg" | "lb";
export type CardMass = number;
export type CardLength = number;
/** Volume in cubed card lengths. */
export type CardVolume = number;

/** Card masses of one kilogram or pound. */
export const massPerUnit = 1_000_000;

/** A card's length unit (its cube is what a divisor refers to) and how many card lengths it has. */
export const cubeOf: Readonly<Record<CardUnit, { unit: "cm" | "in"; parts: number; digits: number }>> = {
  kg: { unit: "cm", parts: 100, digits: 2 },
  lb: { unit: "in", parts: 1000, digits: 3 },
};

/** Units of `Mass` in a card mass: 8000 in a milligram. */
const grainsPerPart: Readonly<Record<CardUnit, number>> = {
  kg: grains.kg / massPerUnit,
  lb: grains.lb / massPerUnit,
};

export function toCardMass(mass: Mass, unit: CardUnit): CardMass {
  return Math.round(mass / grainsPerPart[unit]);
}

export function fromCardMass(mass: CardMass, unit: CardUnit): Mass {
  return Math.round(mass * grainsPerPart[unit]);
}

/** Card masses of "30 kg" or "4 oz" as written in a card's file. */
export function makeCardMass(amount: number, unit: MassUnit, card: CardUnit): CardMass {
  const own = { g: 0.001, kg: 1, t: 1000, oz: 1 / 16, lb: 1 }[unit];
  const metric = unit === "g" || unit === "kg" || unit === "t";
  if (metric === (card === "kg")) return Math.round(amount * own * massPerUnit);
  return Math.round(((amount * grains[unit]) / grains[card]) * massPerUnit);
}

/** An amount in the card's unit, without binary rounding noise. */
export function toMassAmount(mass: CardMass): number {
  return mass / massPerUnit;
}

export function toCardLength(length: Length, unit: CardUnit): CardLength {
  const cube = cubeOf[unit];
  return Math.round((length * cube.parts) / micrometres[cube.unit]);
}

export function fromCardLength(length: CardLength, unit: CardUnit): Length {
  const cube = cubeOf[unit];
  return Math.round((length * micrometres[cube.unit]) / cube.parts);
}

/** Card volumes in a cubic metre (in 35.3147 cubic feet on a card in pounds and inches). */
export function perCubicMetre(unit: CardUnit): number {
  const { parts } = cubeOf[unit];
  return unit === "kg" ? (parts * 100) ** 3 : Math.round(((parts * 100) / 2.54) ** 3);
}
