import { getMinorDigits } from "./minor-digits.ts";

/** Displayed amounts are integers in the minor unit (cents); a card's prices are integers in millionths (micro). */
export type Minor = number;
export type Micro = number;

const microPerUnit = 1_000_000;

/** A price as written on a card ("7.10"), in millionths. */
export function toMicro(amount: number): Micro {
  return Math.round(amount * microPerUnit);
}

/** A minor amount as a decimal number, to be shown or written: 1230 cents are 12.3. */
export function fromMinor(amount: Minor, currency: string): number {
  return amount / 10 ** getMinorDigits(currency);
}

/** Micros per minor unit: the divisor for a sum of prices, where a charge is rounded for the only time. */
export function microPerMinor(currency: string): number {
  return 10 ** (6 - getMinorDigits(currency));
}

/** The exact text of a minor amount ("12.30"). */
export function formatMinor(amount: Minor, currency: string): string {
  const places = getMinorDigits(currency);
  return formatDecimal(amount, places, places);
}

/** The exact text of a price ("7.10", "0.0375"), with at least the currency's decimal places. */
export function formatMicro(price: Micro, currency: string): string {
  return formatDecimal(price, 6, getMinorDigits(currency));
}

/**
 * Decimal text of a whole number of 10^-`digits`, with at least `least` decimal places: 71000 at 4 digits is "7.1",
 * with two places "7.10". Exact for any whole number.
 */
export function formatDecimal(value: number | bigint, digits: number, least = 0): string {
  const negative = value < 0;
  const text = String(negative ? -value : value).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  let end = text.length;
  while (end > text.length - digits + least && text.charCodeAt(end - 1) === 48) end -= 1;
  const fraction = text.slice(text.length - digits, end).padEnd(least, "0");
  return `${negative ? "-" : ""}${whole}${fraction ? `.${fraction}` : ""}`;
}
