/** Currencies whose minor unit does not have two digits, by ISO 4217 (list one). */
const digits: ReadonlyMap<string, number> = new Map([
  ...listed("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF", 0),
  ...listed("BHD IQD JOD KWD LYD OMR TND", 3),
  ...listed("CLF UYW", 4),
]);

function listed(codes: string, count: number): [string, number][] {
  return codes.split(" ").map((code) => [code, count]);
}

/** Decimal places of amounts in a currency. */
export function getMinorDigits(currency: string): number {
  return digits.get(currency) ?? 2;
}

/** A decimal amount in its currency's minor unit. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** getMinorDigits(currency));
}
