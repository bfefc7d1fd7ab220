import { type Formula, number } from "../formula.ts";
import { minorDigits } from "../minor-digits.ts";
import type { Minor } from "../money.ts";
import { decimalText } from "../rational.ts";
import type { Exchange } from "./consignment.ts";

/** A minor amount as a number in a formula: 5000 in USD reads "50.00 USD". */
export function money(amount: Minor, currency: string): Formula {
  const digits = minorDigits(currency);
  return number(decimalText(amount, digits, digits), currency);
}

/** A rule's own figure as money: "3" in EUR reads "3.00 EUR". */
export function fixedMoney(amount: string, currency: string): Formula {
  const [, fraction = ""] = amount.split(".");
  const missing = minorDigits(currency) - fraction.length;
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
export function exchangedFormula(formula: Formula, from: string, to: string, exchange: Exchange): Formula {
  if (from === to) return formula;
  const { base, date, rates } = exchange;
  const rate = (currency: string) => number(decimal(rates[currency] ?? 1), `${currency}/${base}`, date);
  const inBase: Formula = from === base ? formula : { op: "÷", parts: [formula, rate(from)] };
  return to === base ? inBase : { op: "×", parts: [inBase, rate(to)] };
}

/** The shortest decimal text of a rate, never with an exponent. */
function decimal(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/0+$/, "").replace(/\.$/, "") : text;
}
