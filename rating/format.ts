import { type Mass, type MassUnit, massIn } from "./mass.ts";
import { type Micro, type Minor, minorDigits } from "./money.ts";

// making a formatter costs fifty times what using it does
const formatters = new Map<string, Intl.NumberFormat>();

function formatted(value: number, least: number, most: number): string {
  const key = `${least} ${most}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: most });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** Numbers of a formula: language-neutral, with a point and grouped thousands, as a pricing clerk would write them. */
export function plain(value: number, digits = 3): string {
  return formatted(value, 0, digits);
}

export function plainMass(mass: Mass, unit: MassUnit): string {
  return `${plain(massIn(unit, mass))} ${unit}`;
}

export function plainMoney(amount: Minor, currency: string): string {
  const digits = minorDigits(currency);
  return `${currency} ${formatted(amount / 10 ** digits, digits, digits)}`;
}

export function plainPrice(price: Micro, currency: string): string {
  return `${currency} ${formatted(price / 1e6, minorDigits(currency), 4)}`;
}
