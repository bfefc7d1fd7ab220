import { minorDigits } from "./minor-digits.ts";
import type { Minor } from "./money.ts";
import { type Rational, divided, parseDecimal, plus, rational, roundedTo, smaller, times } from "./rational.ts";

/**
 * How an amount comes about, in the numbers shown: it both reads as text and evaluates, so that computing the text
 * by hand gives the amount. Numbers are exact decimal text ("7.10", "-3"), as they are to be shown; a unit is only
 * shown (kg, USD, USD/kg, EUR/USD), a note stands behind in brackets ("≤ 2 kg", "2026-11-02").
 */
export type Formula =
  | { op: "number"; value: string; unit?: string; note?: string }
  | { op: "+" | "−" | "×" | "÷"; parts: readonly Formula[]; note?: string }
  | { op: "%"; percent: string; of: Formula; note?: string }
  | { op: "max" | "min"; parts: readonly Formula[] }
  | { op: "round"; to: string; mode: RoundingMode; of: Formula };

/** To the nearest multiple (a half away from zero), or to the multiple above or below. */
export type RoundingMode = "half-up" | "up" | "down";

export function number(value: string, unit?: string, note?: string): Formula {
  return { op: "number", value, ...(unit && { unit }), ...(note && { note }) };
}

/** The parts joined by an operator; one part stands alone. */
export function joined(op: "+" | "−" | "×" | "÷", parts: readonly Formula[]): Formula {
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
export function formulaText(formula: Formula, words = asSpreadsheet): string {
  const operand = (part: Formula, least: number) => operandText(part, least, words);
  switch (formula.op) {
    case "number":
      return `${grouped(formula.value)}${formula.unit ? ` ${formula.unit}` : ""}${noteText(formula.note)}`;
    case "+":
    case "−":
      return inBrackets(
        formula,
        formula.parts.map((part, at) => operand(part, at > 0 ? 1 : 0)).join(` ${formula.op} `),
      );
    case "×":
      return inBrackets(formula, formula.parts.map((part) => operand(part, 2)).join(" × "));
    case "÷":
      return inBrackets(formula, formula.parts.map((part, at) => operand(part, at > 0 ? 3 : 2)).join(" ÷ "));
    case "%":
      return inBrackets(formula, `${grouped(formula.percent)}% × ${operand(formula.of, 3)}`);
    case "max":
    case "min":
      return words.choice(
        formula.op,
        formula.parts.map((part) => operand(part, 0)),
      );
    case "round":
      return words.rounding(formula.mode, formulaText(formula.of, words), grouped(formula.to));
  }
}

/** How tightly a formula's text binds: a sum 0, a difference 0, a product 2, a quotient or a percentage 2, the rest 4; a sentence not at all. */
function strength({ op }: Formula, words: FormulaWords): number {
  if (op === "+" || op === "−") return 0;
  if (op === "×" || op === "÷" || op === "%") return 2;
  return op !== "number" && words.open ? -1 : 4;
}

/** Text of a part, in brackets where it binds less than `least`, or where its note would speak of its last part alone. */
function operandText(part: Formula, least: number, words: FormulaWords): string {
  const text = formulaText(part, words);
  const noted = "note" in part && part.note !== undefined && part.op !== "number";
  return strength(part, words) < least && !noted ? `(${text})` : text;
}

/** A formula with a note goes into brackets, so that the note is seen to speak of the whole. */
function inBrackets(formula: { note?: string }, text: string): string {
  return formula.note ? `(${text})${noteText(formula.note)}` : text;
}

function noteText(note: string | undefined): string {
  return note ? ` (${note})` : "";
}

/** Thousands in groups, a true minus: "-1234.50" reads "−1,234.50". */
function grouped(value: string): string {
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
      return formula.parts.map(evaluate).reduce(plus, rational(0n));
    case "−":
      return formula.parts.map(evaluate).reduce((a, b) => plus(a, times(b, rational(-1n))));
    case "×":
      return formula.parts.map(evaluate).reduce(times, rational(1n));
    case "÷":
      return formula.parts.map(evaluate).reduce(divided);
    case "%":
      return divided(times(parseDecimal(formula.percent), evaluate(formula.of)), rational(100n));
    case "max":
      return formula.parts.map(evaluate).reduce((a, b) => (smaller(a, b) ? b : a));
    case "min":
      return formula.parts.map(evaluate).reduce((a, b) => (smaller(b, a) ? b : a));
    case "round":
      return roundedTo(evaluate(formula.of), parseDecimal(formula.to), formula.mode);
  }
}

/** A charge's amount: the formula's value, rounded once, half up (away from zero), to the currency's minor unit. */
export function amountOf(formula: Formula, currency: string): Minor {
  const minor = rational(1n, 10n ** BigInt(minorDigits(currency)));
  const { numerator, denominator } = divided(roundedTo(evaluate(formula), minor, "half-up"), minor);
  return Number(numerator / denominator);
}
