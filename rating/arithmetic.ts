/** Integer arithmetic without the traps of binary fractions. All arguments are non-negative integers. */

/** `a × b ÷ d`, rounded half up. Exact at any size. */
export function mulDiv(a: number, b: number, d: number): number {
  const product = a * b;
  if (product < Number.MAX_SAFE_INTEGER / 2) return Math.floor((2 * product + d) / (2 * d));
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(d)) / (2n * BigInt(d)));
}

/** `a × b ÷ d`, rounded up. Exact at any size. */
export function mulDivUp(a: number, b: number, d: number): number {
  const product = a * b;
  if (product < Number.MAX_SAFE_INTEGER) return Math.ceil(product / d);
  return Number((BigInt(a) * BigInt(b) + BigInt(d) - 1n) / BigInt(d));
}

/** A volume free of binary noise, to a millionth: twelve inches cubed are 1728 and not 1728.0000000000002. */
export function cleaned(volume: number): number {
  return Math.round(volume * 1e6) / 1e6;
}

/** The least multiple of `step` that is not below `value`. */
export function ceilTo(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
