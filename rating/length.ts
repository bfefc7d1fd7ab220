/** Lengths are integers in micrometres, in which a millimetre and an inch (25.4 mm) are whole numbers. */
export type Length = number;

export type LengthUnit = "mm" | "cm" | "m" | "in";

export const micrometres: Readonly<Record<LengthUnit, Length>> = { mm: 1_000, cm: 10_000, m: 1_000_000, in: 25_400 };

export function length(amount: number, unit: LengthUnit): Length {
  return Math.round(amount * micrometres[unit]);
}

export function lengthIn(unit: LengthUnit, value: Length): number {
  return Math.round((value / micrometres[unit]) * 1e6) / 1e6;
}
