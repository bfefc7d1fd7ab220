/** An exact fraction; the denominator is positive. */
export type Rational = { numerator: bigint; denominator: bigint };

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError("division by zero");
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** The value of decimal text such as "7.10" or "-0.005". Throws a RangeError for anything else. */
export function parseDecimal(text: string): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is no decimal number`);
  const [, sign, whole = "", fraction = ""] = match;
  const digits = BigInt(whole + fraction);
  return { numerator: sign ? -digits : digits, denominator: 10n ** BigInt(fraction.length) };
}

/**
 * Decimal text of a whole number of 10^-`digits`, with at least `least` decimal places: 71000 at 4 digits is "7.1",
 * with two places "7.10". Exact for any whole number.
 */
export function decimalText(value: number | bigint, digits: number, least = 0): string {
  const negative = value < 0;
  const text = String(negative ? -value : value).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  let end = text.length;
  while (end > text.length - digits + least && text.charCodeAt(end - 1) === 48) end -= 1;
  const fraction = text.slice(text.length - digits, end).padEnd(least, "0");
  return `${negative ? "-" : ""}${whole}${fraction ? `.${fraction}` : ""}`;
}

export function plus(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function times(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Throws a RangeError if `b` is zero. */
export function divided(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function smaller(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** A value rounded to a multiple of `step` (positive): the nearest (a half away from zero), the one above or below. */
export function roundedTo(value: Rational, step: Rational, mode: "half-up" | "up" | "down"): Rational {
  const { numerator, denominator } = divided(value, step);
  const floor = numerator / denominator - (numerator < 0n && numerator % denominator !== 0n ? 1n : 0n);
  const exact = floor * denominator === numerator;
  const count = mode === "down" || exact ? floor : mode === "up" ? floor + 1n : nearest(numerator, denominator);
  return times({ numerator: count, denominator: 1n }, step);
}

function nearest(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const count = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -count : count;
}
