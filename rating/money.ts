import { mulDiv } from "./arithmetic.ts";

/** Amounts shown are integers of the minor unit (cents); prices of a card are integers of a millionth (micro). */
export type Minor = number;
export type Micro = number;

const microPerUnit = 1_000_000;

/** Digits after the point where they are not two, by ISO 4217 (list one). */
const digits: ReadonlyMap<string, number> = new Map([
  ...listed("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF", 0),
  ...listed("BHD IQD JOD KWD LYD OMR TND", 3),
  ...listed("CLF UYW", 4),
]);

function listed(codes: string, count: number): [string, number][] {
  return codes.split(" ").map((code) => [code, count]);
}

export function minorDigits(currency: string): number {
  return digits.get(currency) ?? 2;
}

/** A card's price as written ("7.10") in millionths. */
export function micro(amount: number): Micro {
  return Math.round(amount * microPerUnit);
}

/** Price × quantity ÷ per, rounded half up to the minor unit: the one rounding a line has. */
export function priced(price: Micro, quantity: number, per: number, currency: string): Minor {
  return mulDiv(price, quantity, per * 10 ** (6 - minorDigits(currency)));
}

/** Basis points (hundredths of a percent) of an amount, rounded half up. */
export function percentOf(amount: Minor, basisPoints: number): Minor {
  return mulDiv(amount, basisPoints, 10_000);
}

/** A minor amount in another currency at rates that say how much one unit of the base currency buys. */
export function exchanged(
  amount: Minor,
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
): Minor | undefined {
  if (from === to) return amount;
  const [a, b] = [rates[from], rates[to]];
  if (!a || !b) return undefined;
  return Math.round(((amount * b) / a) * 10 ** (minorDigits(to) - minorDigits(from)));
}
