/** Whole-number arithmetic, free of binary rounding errors. */

/** `a × b ÷ d` of non-negative whole numbers, rounded up. Exact at any size. */
export function mulDivUp(a: number, b: number, d: number): number {
  const product = a * b;
  if (product < Number.MAX_SAFE_INTEGER / 2) return Math.ceil(product / d);
  return Number((BigInt(a) * BigInt(b) + BigInt(d) - 1n) / BigInt(d));
}

/** The smallest multiple of `step` that is at least `value`. */
export function ceilTo(value: number, step: number): number {
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
