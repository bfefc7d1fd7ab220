/** Whole-number arithmetic, free of binary rounding errors. */

/** `a × b ÷ d` of non-negative whole numbers, rounded up. Exact at any size. */
export function roundUpQuotient(a: number, b: number, d: number): number {
  const product = a * b;
  if (product < Number.MAX_SAFE_INTEGER / 2) return Math.ceil(product / d);
  return Number((BigInt(a) * BigInt(b) + BigInt(d) - 1n) / BigInt(d));
}

/** The smallest multiple of `step` that is at least `value`. */
export function roundUpTo(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/** A sum of products of whole numbers, exact at any size: plain numbers while they are exact, a bigint beyond that. */
export class ExactSum {
  #small = 0;
  #large = 0n;

  reset(): void {
    this.#small = 0;
    this.#large = 0n;
  }

  add(a: number, b: number): void {
    const sum = this.#small + a * b;
    // a product below this is exact, and so is the sum
    if (Math.abs(sum) < 4e15 && Math.abs(a * b) < 4e15) this.#small = sum;
    else this.#large += BigInt(a) * BigInt(b);
  }

  /** The sum divided by `d`, rounded to a multiple of a step: the nearest (a half away from zero), the next above or below. */
  overSteps(d: number, { step, rounding }: { step: number; rounding: "up" | "nearest" | "down" }): number {
    if (rounding === "nearest") return this.over(d * step) * step;
    const whole = this.#large + BigInt(this.#small);
    const divisor = BigInt(d) * BigInt(step);
    const below = whole / divisor - (whole < 0n && whole % divisor !== 0n ? 1n : 0n);
    const up = rounding === "up" && below * divisor !== whole;
    return Number(below + (up ? 1n : 0n)) * step;
  }

  /** The sum divided by `d`, rounded to the nearest whole number, a half away from zero. */
  over(d: number): number {
    const small = this.#small;
    if (this.#large === 0n) {
      const size = Math.abs(small);
      const rounded = 2 * size + d < Number.MAX_SAFE_INTEGER ? Math.floor((2 * size + d) / (2 * d)) : undefined;
      if (rounded !== undefined) return small < 0 ? -rounded : rounded;
    }
    const whole = this.#large + BigInt(small);
    const divisor = BigInt(d);
    const size = whole < 0n ? -whole : whole;
    const rounded = (2n * size + divisor) / (2n * divisor);
    return Number(whole < 0n ? -rounded : rounded);
  }

  get sign(): number {
    const whole = this.#large + BigInt(this.#small);
    return whole < 0n ? -1 : whole > 0n ? 1 : 0;
  }
}

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

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Throws a RangeError if `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function isSmaller(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** A value rounded to a multiple of `step` (positive): the nearest (a half away from zero), the one above or below. */
export function roundTo(value: Rational, step: Rational, mode: "half-up" | "up" | "down"): Rational {
  const { numerator, denominator } = divide(value, step);
  const floor = numerator / denominator - (numerator < 0n && numerator % denominator !== 0n ? 1n : 0n);
  const exact = floor * denominator === numerator;
  const count = mode === "down" || exact ? floor : mode === "up" ? floor + 1n : nearest(numerator, denominator);
  return multiply({ numerator: count, denominator: 1n }, step);
}

function nearest(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const count = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -count : count;
}
