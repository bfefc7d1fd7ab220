import type { Rounding } from "../card.ts";
import type { CardMass } from "../shipment/units.ts";
import {
  add,
  divide,
  isSmaller,
  multiply,
  parseDecimal,
  raiseTen,
  type Rational,
  rational,
  roundHalfUp,
  roundTo,
} from "./arithmetic.ts";
import { getMinorDigits } from "./minor-digits.ts";
import { formatDecimal, formatMicro, formatMinor, type Micro, type Minor } from "./money.ts";
import type { Reference } from "../reference.ts";
import { findRate, formatRate } from "./exchange.ts";

/**
 * How an amount is worked out, in the numbers shown: it reads as text and also evaluates, so that calculating the text
 * by hand gives the amount. Numbers are exact decimal text ("7.10", "-3") as they are to be displayed; a unit is for
 * display only (kg, USD, USD/kg, EUR/USD), and a note follows in brackets ("≤ 2 kg", "2026-11-02").
 */
export type Formula =
  | { op: "number"; value: string; unit?: string; note?: string }
  | { op: "+" | "−" | "×" | "÷"; parts: readonly Formula[]; note?: string }
  | { op: "%"; percent: string; of: Formula; note?: string }
  | { op: "max" | "min"; parts: readonly Formula[] }
  | { op: "round"; to: string; mode: RoundingMode; of: Formula };

/** To the nearest multiple (a half away from zero), or to the next above or below. */
export type RoundingMode = "half-up" | "up" | "down";

export function number(value: string, unit?: string, note?: string): Formula {
  return { op: "number", value, ...(unit && { unit }), ...(note && { note }) };
}

/** The parts joined by an operator; a single part is returned as it is. */
export function joinFormulas(op: "+" | "−" | "×" | "÷", parts: readonly Formula[]): Formula {
  const [only] = parts;
  return only && parts.length === 1 ? only : { op, parts };
}

/** How a formula says a choice and a rounding. */
export type FormulaWords = {
  choice: (op: "max" | "min", parts: readonly string[]) => string;
  rounding: (mode: RoundingMode, text: string, to: string) => string;
  /** Whether they are sentences, which stand in brackets where something is done with them. */
  open: boolean;
};

/** Named as spreadsheets name them. */
const asSpreadsheet: FormulaWords = {
  choice: (op, parts) => `${op}(${parts.join("; ")})`,
  rounding: (mode, text, to) => `${roundingWords[mode]}(${text}; ${to})`,
  open: false,
};
const roundingWords: Readonly<Record<RoundingMode, string>> = { "half-up": "round", up: "roundup", down: "rounddown" };

/**
 * The formula as a line of text, without words of its own the same in every language: `1.5 kg × 7.10 USD/kg + 2.30 USD`,
 * `11.25% × (12.00 USD + 3.40 USD)`, `max(4.00 USD; 0.5% × 1,200.00 USD)`, `roundup(1.23 kg; 0.5) × 2.00 USD/kg`.
 */
export function formatFormula(formula: Formula, words = asSpreadsheet): string {
  const operand = (part: Formula, least: number) => formatOperand(part, least, words);
  switch (formula.op) {
    case "number":
      return `${groupThousands(formula.value)}${formula.unit ? ` ${formula.unit}` : ""}${formatNote(formula.note)}`;
    case "+":
    case "−":
      return bracketNoted(
        formula,
        formula.parts.map((part, at) => operand(part, at > 0 ? 1 : 0)).join(` ${formula.op} `),
      );
    case "×":
      return bracketNoted(formula, formula.parts.map((part) => operand(part, 2)).join(" × "));
    case "÷":
      return bracketNoted(formula, formula.parts.map((part, at) => operand(part, at > 0 ? 3 : 2)).join(" ÷ "));
    case "%":
      return bracketNoted(formula, `${groupThousands(formula.percent)}% × ${operand(formula.of, 3)}`);
    case "max":
    case "min":
      return words.choice(
        formula.op,
        formula.parts.map((part) => operand(part, 0)),
      );
    case "round":
      return words.rounding(formula.mode, formatFormula(formula.of, words), groupThousands(formula.to));
  }
}

/** Precedence of a formula's text: sum and difference 0; product, quotient and percentage 2; a sentence below all; the rest 4. */
function strength({ op }: Formula, words: FormulaWords): number {
  if (op === "+" || op === "−") return 0;
  if (op === "×" || op === "÷" || op === "%") return 2;
  return op !== "number" && words.open ? -1 : 4;
}

/** A part's text, bracketed if it binds less tightly than `least`; a part with a note has brackets already. */
function formatOperand(part: Formula, least: number, words: FormulaWords): string {
  const text = formatFormula(part, words);
  const noted = "note" in part && part.note !== undefined && part.op !== "number";
  return strength(part, words) < least && !noted ? `(${text})` : text;
}

/** A formula with a note is bracketed, so that the note clearly refers to the whole. */
function bracketNoted(formula: { note?: string }, text: string): string {
  return formula.note ? `(${text})${formatNote(formula.note)}` : text;
}

function formatNote(note: string | undefined): string {
  return note ? ` (${note})` : "";
}

/** Groups thousands and uses a true minus sign: "-1234.50" reads "−1,234.50". */
function groupThousands(value: string): string {
  const [whole = "", fraction] = value.replace("-", "").split(".");
  const sign = value.startsWith("-") ? "−" : "";
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${fraction ? `.${fraction}` : ""}`;
}

/** The exact value. Throws a RangeError for a number that is not decimal text and for a division by zero. */
export function evaluate(formula: Formula): Rational {
  switch (formula.op) {
    case "number":
      return parseDecimal(formula.value);
    case "+":
      return formula.parts.map(evaluate).reduce(add, rational(0n));
    case "−":
      return formula.parts.map(evaluate).reduce((a, b) => add(a, multiply(b, rational(-1n))));
    case "×":
      return formula.parts.map(evaluate).reduce(multiply, rational(1n));
    case "÷":
      return formula.parts.map(evaluate).reduce(divide);
    case "%":
      return divide(multiply(parseDecimal(formula.percent), evaluate(formula.of)), rational(100n));
    case "max":
      return formula.parts.map(evaluate).reduce((a, b) => (isSmaller(a, b) ? b : a));
    case "min":
      return formula.parts.map(evaluate).reduce((a, b) => (isSmaller(b, a) ? b : a));
    case "round":
      return roundTo(evaluate(formula.of), parseDecimal(formula.to), formula.mode);
  }
}

/** A charge's amount: the formula's value, rounded once, half up (away from zero), to the currency's minor unit. */
export function roundToAmount(formula: Formula, currency: string): Minor {
  const { numerator, denominator } = evaluate(formula);
  return Number(roundHalfUp({ numerator: numerator * raiseTen(getMinorDigits(currency)), denominator }));
}

/** The numbers in formulas, as exact decimals with their units. */

export function formatMassNumber(mass: CardMass, unit: string, note?: string): Formula {
  return number(formatDecimal(mass, 6), unit, note);
}

export function priceNumber(price: Micro, currency: string, note?: string): Formula {
  return number(formatMicro(price, currency), currency, note);
}

export function pricePerUnit(price: Micro, currency: string, unit: string): Formula {
  return number(formatMicro(price, currency), `${currency}/${unit}`);
}

export function formatAmountNumber(amount: Minor, currency: string, note?: string): Formula {
  return number(formatMinor(amount, currency), currency, note);
}

const roundingModes = { up: "up", nearest: "half-up", down: "down" } as const;

/** An amount rounded as a card says. */
export function roundFormula(of: Formula, { step, rounding }: Rounding, currency: string): Formula {
  return { op: "round", to: formatMinor(step, currency), mode: roundingModes[rounding], of };
}

/** An amount of money as such: rounded to the currency's minor unit, which a formula that comes out even need not say. */
export function settleFormula(formula: Formula, currency: string): Formula {
  const exact = evaluate(formula);
  const minor = rational(1n, raiseTen(getMinorDigits(currency)));
  const settled = roundTo(exact, minor, "down");
  return isSmaller(settled, exact) ? roundFormula(formula, { step: 1, rounding: "nearest" }, currency) : formula;
}

/** Something times a count; a count of one is omitted. */
export function multiplyFormula(quantity: number, formula: Formula): Formula {
  return quantity === 1 ? formula : joinFormulas("×", [number(String(quantity)), ...listFactors(formula)]);
}

function listFactors(formula: Formula): readonly Formula[] {
  return formula.op === "×" && formula.note === undefined ? formula.parts : [formula];
}

/** "≤ 2 kg": the band or tier that a price belongs to. */
export function describeUpTo(upTo: CardMass, unit: string): string {
  return upTo >= Number.MAX_SAFE_INTEGER ? "" : `≤ ${formatDecimal(upTo, 6)} ${unit}`;
}

/** A minor amount in another currency, with the exchange as a step of its own. Undefined if there is no rate. */
export function explainExchange(amount: Minor, from: string, to: string, reference: Reference): Formula | undefined {
  return exchangeFormula(formatAmountNumber(amount, from), from, to, reference);
}

/** A formula whose value is in one currency, continued into another. Undefined if there is no rate. */
export function exchangeFormula(own: Formula, from: string, to: string, { exchange }: Reference): Formula | undefined {
  if (from === to) return own;
  const [a, b] = [findRate(from, exchange.rates), findRate(to, exchange.rates)];
  if (!a || !b) return undefined;
  const inBase: Formula =
    a === 1
      ? own
      : {
          op: "÷",
          parts: [own, number(formatRate(a), `${from}/${exchange.base}`, b === 1 ? exchange.date : undefined)],
        };
  if (b === 1) return inBase;
  return { op: "×", parts: [inBase, number(formatRate(b), `${to}/${exchange.base}`, exchange.date)] };
}
