import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";
import { divide, multiply, parseDecimal, raiseTen, type Rational, roundHalfUp } from "./arithmetic.ts";
import { getMinorDigits } from "./minor-digits.ts";
import { formatMinor, type Minor } from "./money.ts";

export type ExchangeRates = Readonly<Record<string, number>>;

/** The rate of a currency, if it has one. */
export function findRate(currency: string, rates: ExchangeRates): number | undefined {
  return Object.hasOwn(rates, currency) ? rates[currency] : undefined;
}

/** An exchange rate as exact decimal text. */
export function formatRate(rate: number): string {
  const text = String(rate);
  return text.includes("e") ? rate.toFixed(20).replace(/0+$/, "") : text;
}

/**
 * A minor amount in another currency, rounded half up; rates say how much one unit of the base currency buys. Undefined
 * if either currency has no rate.
 */
export function convertMoney(amount: Minor, from: string, to: string, rates: ExchangeRates): Minor | undefined {
  if (from === to) return amount;
  const [a, b] = [findRate(from, rates), findRate(to, rates)];
  if (!a || !b || !Number.isSafeInteger(Math.round(amount))) return undefined;
  const near = ((amount * b) / a) * 10 ** (getMinorDigits(to) - getMinorDigits(from));
  // only near a half is exact arithmetic needed, which is a hundred times slower
  if (near < 1e9 && Math.abs(near - Math.floor(near) - 0.5) > 1e-5) return Math.round(near);
  const own = parseDecimal(formatMinor(Math.round(amount), from));
  const value: Rational = divide(multiply(own, parseDecimal(formatRate(b))), parseDecimal(formatRate(a)));
  const { numerator, denominator } = value;
  return Number(roundHalfUp({ numerator: numerator * raiseTen(getMinorDigits(to)), denominator }));
}

/** What totals in different currencies are compared by: the amount in one of them, or as it is if there is no rate. */
export function convertForComparison(
  one: string,
  rates: ExchangeRates,
): (price: { total: Minor; currency: string }) => Minor {
  return ({ total, currency }) => convertMoney(total, currency, one, rates) ?? total;
}

/** The goods' value in a currency, rounded to its minor unit; undefined if there is no value or no rate. */
export function convertValue(currency: string, shipment: Shipment, { exchange }: Reference): Minor | undefined {
  if (shipment.value === undefined) return undefined;
  return convertMoney(shipment.value, shipment.currency, currency, exchange.rates);
}

/** Why a shipment's value is not known in a currency; undefined if it is. */
export function checkValue(
  shipment: Shipment,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): "value-needed" | "no-exchange-rate" | undefined {
  if (shipment.value === undefined) return "value-needed";
  return hasRates(shipment.currency, currency, { exchange }) ? undefined : "no-exchange-rate";
}

/** Whether an amount in one currency can be converted to another. */
export function hasRates(from: string, to: string, { exchange: { rates } }: Pick<Reference, "exchange">): boolean {
  return from === to || (findRate(from, rates) !== undefined && findRate(to, rates) !== undefined);
}
