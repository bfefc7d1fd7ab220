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
  /** What plain numbers cannot hold; hardly ever anything. */
  #large: bigint | undefined;

  reset(): void {
    this.#small = 0;
    this.#large = undefined;
  }

  add(a: number, b: number): void {
    const product = a * b;
    const sum = this.#small + product;
    // a product below this is exact, and so is the sum
    if (Math.abs(sum) < 4e15 && Math.abs(product) < 4e15) this.#small = sum;
    else this.#large = (this.#large ?? 0n) + BigInt(a) * BigInt(b);
  }

  /** The sum divided by `d`, rounded to a multiple of a step: the nearest (a half away from zero), the next above or below. */
  overSteps(d: number, { step, rounding }: { step: number; rounding: "up" | "nearest" | "down" }): number {
    if (rounding === "nearest") return this.over(d * step) * step;
    const whole = this.#whole;
    const divisor = BigInt(d) * BigInt(step);
    const below = whole / divisor - (whole < 0n && whole % divisor !== 0n ? 1n : 0n);
    const up = rounding === "up" && below * divisor !== whole;
    return Number(below + (up ? 1n : 0n)) * step;
  }

  /** The sum divided by `d`, rounded to the nearest whole number, a half away from zero. */
  over(d: number): number {
    const small = this.#small;
    const twice = 2 * Math.abs(small) + d;
    if (this.#large === undefined && twice < Number.MAX_SAFE_INTEGER) {
      const rounded = Math.floor(twice / (2 * d));
      return small < 0 ? -rounded : rounded;
    }
    const whole = this.#whole;
    const divisor = BigInt(d);
    const size = whole < 0n ? -whole : whole;
    const rounded = (2n * size + divisor) / (2n * divisor);
    return Number(whole < 0n ? -rounded : rounded);
  }

  get #whole(): bigint {
    return (this.#large ?? 0n) + BigInt(this.#small);
  }

  get sign(): number {
    const whole = this.#whole;
    return whole < 0n ? -1 : whole > 0n ? 1 : 0;
  }
}

/** An exact fraction; the denominator is positive. */
export type Rational = { numerator: bigint; denominator: bigint };

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError("division by zero");
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

const powersOfTen: bigint[] = [];

/** A power of ten; each is worked out once, since every number of a formula asks for one. */
export function raiseTen(exponent: number): bigint {
  powersOfTen[exponent] ??= 10n ** BigInt(exponent);
  return powersOfTen[exponent];
}

/** The value of decimal text such as "7.10" or "-0.005". Throws a RangeError for anything else. */
export function parseDecimal(text: string): Rational {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new RangeError(`"${text}" is no decimal number`);
  const point = text.indexOf(".");
  if (point < 0) return { numerator: BigInt(text), denominator: 1n };
  return { numerator: BigInt(text.replace(".", "")), denominator: raiseTen(text.length - point - 1) };
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
  const count = mode === "down" || exact ? floor : mode === "up" ? floor + 1n : roundHalfUp({ numerator, denominator });
  return multiply({ numerator: count, denominator: 1n }, step);
}

/** The nearest whole number, a half away from zero. */
export function roundHalfUp({ numerator, denominator }: Rational): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const count = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -count : count;
}
