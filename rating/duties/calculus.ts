import { parseDecimal, isSmaller } from "../money/arithmetic.ts";
import { formatRate } from "../money/exchange.ts";
import { evaluate, type Formula, formatAmountNumber, joinFormulas, number, roundToAmount } from "../money/formula.ts";
import { getMinorDigits } from "../money/minor-digits.ts";
import { formatDecimal, type Minor } from "../money/money.ts";
import type { Exchange } from "./answer.ts";
import type { Decimal } from "./rules.ts";

/**
 * How a law's amounts are calculated: as formulas, which explain themselves, or as plain numbers, a dozen times faster.
 * The rules are written once and work with either.
 */
export type Calculus<Value> = {
  money: (amount: Minor, currency: string) => Value;
  /** An amount stated in a rule. */
  fixed: (amount: Decimal, currency: string) => Value;
  exchanged: (value: Value, from: string, to: string, exchange: Exchange) => Value;
  times: (count: number, value: Value) => Value;
  sum: (parts: readonly Value[]) => Value;
  less: (value: Value, amount: Value) => Value;
  percent: (percent: Decimal, of: Value) => Value;
  /** The base of a tax included in its own base: the value divided by (1 − rate). */
  aroundTax: (percent: Decimal, value: Value) => Value;
  atLeast: (least: Value, value: Value) => Value;
  atMost: (most: Value, value: Value) => Value;
  rounded: (value: Value, step: Decimal, mode: "half-up" | "down") => Value;
  /** Compares a value with a figure in the law: negative, zero or positive. */
  against: (value: Value, figure: Decimal) => number;
  /** Rounded once, half up, to the minor unit. */
  amount: (value: Value, currency: string) => Minor;
};

/** Exact, and able to explain themselves. */
export const formulas: Calculus<Formula> = {
  money: formatAmountNumber,
  fixed: fixedMoney,
  exchanged: exchangedFormula,
  times: (count, value) => (count === 1 ? value : { op: "×", parts: [number(String(count)), value] }),
  sum: (parts) => joinFormulas("+", parts),
  less: (value, amount) => ({ op: "−", parts: [value, amount] }),
  percent: (percent, of) => ({ op: "%", percent, of }),
  aroundTax: (percent, value) => ({ op: "÷", parts: [value, number(calculateRemainder(percent))] }),
  atLeast: (least, value) => ({ op: "max", parts: [least, value] }),
  atMost: (most, value) => ({ op: "min", parts: [most, value] }),
  rounded: (value, step, mode) => ({ op: "round", to: step, mode, of: value }),
  against: (value, figure) => {
    const [own, other] = [evaluate(value), parseDecimal(figure)];
    return isSmaller(own, other) ? -1 : isSmaller(other, own) ? 1 : 0;
  },
  amount: roundToAmount,
};

/** A rule's own figure as money: "3" in EUR reads "3.00 EUR". */
function fixedMoney(amount: string, currency: string): Formula {
  const [, fraction = ""] = amount.split(".");
  const missing = getMinorDigits(currency) - fraction.length;
  if (missing <= 0) return number(amount, currency);
  return number(`${amount}${fraction === "" ? "." : ""}${"0".repeat(missing)}`, currency);
}

/** Whether the exchange table has a rate for both currencies. */
export function canExchange(from: string, to: string, { rates, base }: Exchange): boolean {
  const known = (currency: string) => currency === base || (rates[currency] ?? 0) > 0;
  return from === to || (known(from) && known(to));
}

/**
 * A formula's value in another currency, with the rates and their date as steps of their own. Call `canExchange` first:
 * a missing rate counts as 1.
 */
function exchangedFormula(formula: Formula, from: string, to: string, exchange: Exchange): Formula {
  if (from === to) return formula;
  const { base, date, rates } = exchange;
  const rate = (currency: string) => number(formatRate(rates[currency] ?? 1), `${currency}/${base}`, date);
  const inBase: Formula = from === base ? formula : { op: "÷", parts: [formula, rate(from)] };
  return to === base ? inBase : { op: "×", parts: [inBase, rate(to)] };
}

/** What is left of one after a tax included in the price: "0.83" for 17 percent. */
function calculateRemainder(percent: Decimal): Decimal {
  const { numerator, denominator } = parseDecimal(percent);
  return formatDecimal(denominator * 100n - numerator, denominator.toString().length + 1);
}
