import { type MassUnit, massIn, type Mass } from "./mass.ts";
import { type Micro, type Minor, minorDigits } from "./money.ts";

/** Numbers of a formula: language-neutral, with a point and thin grouping, as a pricing clerk would write them. */
export function plain(value: number, digits = 3): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits, useGrouping: "min2" });
}

export function plainMass(mass: Mass, unit: MassUnit): string {
  return `${plain(massIn(unit, mass))} ${unit}`;
}

export function plainMoney(amount: Minor, currency: string): string {
  const digits = minorDigits(currency);
  return `${currency} ${(amount / 10 ** digits).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

export function plainPrice(price: Micro, currency: string): string {
  const digits = minorDigits(currency);
  return `${currency} ${(price / 1e6).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: 4 })}`;
}
