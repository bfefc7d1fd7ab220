import { type Formula, joined, number } from "./formula.ts";
import { type Micro, type Minor, microText, minorText } from "./money.ts";
import { decimalText } from "./rational.ts";
import type { CardMass, CardUnit } from "./scale.ts";

/** The numbers in formulas, as exact decimals with their units. */

export function massNumber(mass: CardMass, unit: CardUnit, note?: string): Formula {
  return number(decimalText(mass, 6), unit, note);
}

export function priceNumber(price: Micro, currency: string, note?: string): Formula {
  return number(microText(price, currency), currency, note);
}

export function pricePerUnit(price: Micro, currency: string, unit: string): Formula {
  return number(microText(price, currency), `${currency}/${unit}`);
}

export function amountNumber(amount: Minor, currency: string, note?: string): Formula {
  return number(minorText(amount, currency), currency, note);
}

/** Something times a count; a count of one is omitted. */
export function multiplied(quantity: number, formula: Formula): Formula {
  return quantity === 1 ? formula : joined("×", [number(String(quantity)), ...factors(formula)]);
}

function factors(formula: Formula): readonly Formula[] {
  return formula.op === "×" && formula.note === undefined ? formula.parts : [formula];
}

/** "≤ 2 kg": the band or tier that a price belongs to. */
export function upToNote(upTo: CardMass, unit: CardUnit): string {
  return upTo >= Number.MAX_SAFE_INTEGER ? "" : `≤ ${decimalText(upTo, 6)} ${unit}`;
}
