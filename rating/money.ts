import { decimalText, divided, parseDecimal, type Rational, rational, roundedTo, times } from "./rational.ts";
import { minorDigits } from "./minor-digits.ts";

/** Displayed amounts are integers in the minor unit (cents); a card's prices are integers in millionths (micro). */
export type Minor = number;
export type Micro = number;

const microPerUnit = 1_000_000;

/** A price as written on a card ("7.10"), in millionths. */
export function micro(amount: number): Micro {
  return Math.round(amount * microPerUnit);
}

/** Micros per minor unit: the divisor for a sum of prices, where a charge is rounded for the only time. */
export function microPerMinor(currency: string): number {
  return 10 ** (6 - minorDigits(currency));
}

/** The exact text of a minor amount ("12.30"). */
export function minorText(amount: Minor, currency: string): string {
  const places = minorDigits(currency);
  return decimalText(amount, places, places);
}

/** The exact text of a price ("7.10", "0.0375"), with at least the currency's decimal places. */
export function microText(price: Micro, currency: string): string {
  return decimalText(price, 6, minorDigits(currency));
}

export type ExchangeRates = Readonly<Record<string, number>>;

/** The rate of a currency, if it has one. */
export function rateOf(currency: string, rates: ExchangeRates): number | undefined {
  return Object.hasOwn(rates, currency) ? rates[currency] : undefined;
}

/** An exchange rate as exact decimal text. */
export function rateText(rate: number): string {
  const text = String(rate);
  return text.includes("e") ? rate.toFixed(12).replace(/0+$/, "") : text;
}

/**
 * A minor amount in another currency, rounded half up; rates say how much one unit of the base currency buys. Undefined
 * if either currency has no rate.
 */
export function exchanged(amount: Minor, from: string, to: string, rates: ExchangeRates): Minor | undefined {
  if (from === to) return amount;
  const [a, b] = [rateOf(from, rates), rateOf(to, rates)];
  if (!a || !b || !Number.isSafeInteger(Math.round(amount))) return undefined;
  const near = ((amount * b) / a) * 10 ** (minorDigits(to) - minorDigits(from));
  // only near a half is exact arithmetic needed, which is a hundred times slower
  if (near < 1e9 && Math.abs(near - Math.floor(near) - 0.5) > 1e-5) return Math.round(near);
  const own = parseDecimal(minorText(Math.round(amount), from));
  const value: Rational = divided(times(own, parseDecimal(rateText(b))), parseDecimal(rateText(a)));
  const minor = rational(1n, 10n ** BigInt(minorDigits(to)));
  const { numerator, denominator } = divided(roundedTo(value, minor, "half-up"), minor);
  return Number(numerator / denominator);
}
