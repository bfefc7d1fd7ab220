import { getMinorDigits } from "../money/minor-digits.ts";
import type { Minor } from "../money/money.ts";
import type { Exchange } from "./answer.ts";
import type { Calculus } from "./calculus.ts";
import type { Decimal } from "./rules.ts";

/**
 * A number in the law's currency. Its exact value has at most so many decimals; `Infinity` of them after an exchange or
 * a division, since what those leave has no end.
 */
export type Plain = { readonly value: number; readonly decimals: number };

const zero: Plain = { value: 0, decimals: 0 };

/** The figures of the law as numbers: a few hundred, each read once. */
const figures = new Map<Decimal, Plain>();

function readFigure(text: Decimal): Plain {
  let figure = figures.get(text);
  if (!figure) {
    figure = { value: Number(text), decimals: text.split(".")[1]?.length ?? 0 };
    figures.set(text, figure);
  }
  return figure;
}

/**
 * Floating point for one consignment. Two values that a float cannot tell apart are equal if both are decimals short
 * enough; if not, `unclear` is set, and the sum must be calculated with formulas.
 */
export class PlainNumbers implements Calculus<Plain> {
  unclear = false;
  readonly #law: string;
  readonly #exchange: Exchange;

  constructor(law: string, exchange: Exchange) {
    this.#law = law;
    this.#exchange = exchange;
  }

  money(amount: Minor, currency: string): Plain {
    const decimals = getMinorDigits(currency);
    return this.#toLaw({ value: amount / 10 ** decimals, decimals }, currency);
  }
  fixed(amount: Decimal, currency: string): Plain {
    return this.#toLaw(readFigure(amount), currency);
  }
  /** Every value is in the law's currency already. */
  exchanged(value: Plain): Plain {
    return value;
  }
  times(count: number, { value, decimals }: Plain): Plain {
    return { value: count * value, decimals };
  }
  sum(parts: readonly Plain[]): Plain {
    let { value, decimals } = parts[0] ?? zero;
    for (let at = 1; at < parts.length; at += 1) {
      const part = parts[at] ?? zero;
      value += part.value;
      decimals = Math.max(decimals, part.decimals);
    }
    return { value, decimals };
  }
  less(a: Plain, b: Plain): Plain {
    return { value: a.value - b.value, decimals: Math.max(a.decimals, b.decimals) };
  }
  percent(percent: Decimal, of: Plain): Plain {
    const { value, decimals } = of;
    // nothing of anything is nothing, however many digits the share has
    if (value === 0 && decimals === 0) return of;
    const share = readFigure(percent);
    return { value: (share.value * value) / 100, decimals: share.decimals + decimals + 2 };
  }
  aroundTax(percent: Decimal, { value }: Plain): Plain {
    return { value: value / (1 - readFigure(percent).value / 100), decimals: Number.POSITIVE_INFINITY };
  }
  atLeast(a: Plain, b: Plain): Plain {
    return { value: Math.max(a.value, b.value), decimals: Math.max(a.decimals, b.decimals) };
  }
  atMost(a: Plain, b: Plain): Plain {
    return { value: Math.min(a.value, b.value), decimals: Math.max(a.decimals, b.decimals) };
  }
  rounded({ value, decimals }: Plain, to: Decimal, mode: "half-up" | "down"): Plain {
    const step = readFigure(to);
    const steps = value / step.value;
    // what a decimal is short of a step, or over half of one, is at least its last digit
    const digit = 10 ** -Math.max(decimals, step.decimals + 1) / step.value;
    const count = mode === "down" ? this.#roundDown(steps, digit) : this.#roundHalfUp(steps, digit);
    return { value: count * step.value, decimals: step.decimals };
  }
  against({ value, decimals }: Plain, figure: Decimal): number {
    const other = readFigure(figure);
    return this.#compare(value, other.value, 10 ** -Math.max(decimals, other.decimals));
  }
  amount({ value, decimals }: Plain, currency: string): Minor {
    const digits = getMinorDigits(currency);
    if (currency === this.#law)
      return this.#roundHalfUp(value * 10 ** digits, 10 ** (digits - Math.max(decimals, digits + 1)));
    return this.#roundHalfUp((value / this.#rate(currency)) * 10 ** digits, 0);
  }

  #toLaw(amount: Plain, currency: string): Plain {
    if (currency === this.#law) return amount;
    return { value: amount.value * this.#rate(currency), decimals: Number.POSITIVE_INFINITY };
  }

  /** What one unit of a currency is in the law's; a missing rate counts as 1. */
  #rate(currency: string): number {
    const { base, rates } = this.#exchange;
    const own = this.#law === base ? 1 : (rates[this.#law] ?? 1);
    return currency === base ? own : own / (rates[currency] ?? 1);
  }

  #roundHalfUp(value: number, digit: number): number {
    const whole = Math.floor(value);
    // half away from zero: no law has less than nothing to pay, so those few are left to the formulas
    if (value < 0) this.unclear = true;
    return this.#compare(value, whole + 0.5, digit) < 0 ? whole : whole + 1;
  }

  #roundDown(value: number, digit: number): number {
    const near = Math.round(value);
    return this.#compare(value, near, digit) < 0 ? near - 1 : near;
  }

  /** Compares two numbers whose exact values, if they differ, do so by at least a digit (0: by anything). */
  #compare(a: number, b: number, digit: number): number {
    const difference = a - b;
    const doubt = 1e-8 * (1 + Math.abs(a));
    if (Math.abs(difference) > doubt) return difference;
    if (digit > 4 * doubt) return 0;
    this.unclear = true;
    return difference;
  }
}
