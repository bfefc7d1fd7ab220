import { normalizeDigits } from "#app/platform/digits.ts";

/** The mark that stands before decimals. */
export type DecimalMark = "," | ".";

/** A number that two people read differently: `1,645` is 1.645 to one and 1645 to the other. */
export type AmbiguousReadings = { mark: DecimalMark; decimal: number; thousands: number };

/** With its mark alone too, as it stands while somebody types: prices must not go away between `2` and `2.5`. */
const one = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Thousands in groups: `1,234.5`, `1.234.567`, `1 200`, `1'234.50`. */
const groups = /^[1-9]\d{0,2}([.,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*([.,]\d+)?$/;

/** The two weights that a number with two meanings may be, as they would be typed. */
export function writeReadings({ decimal, thousands, unit }: AmbiguousReadings & { unit: string }): string[] {
  return [decimal, thousands].map((amount) => `${amount} ${unit}`);
}

/** Both meanings of a number with one mark and three digits behind it; nothing for any other text. */
export function parseAmbiguousNumber(text: string): AmbiguousReadings | undefined {
  const [, whole, mark, rest] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(normalizeDigits(text).trim()) ?? [];
  if (mark !== "," && mark !== ".") return undefined;
  return { mark, decimal: Number(`${whole}.${rest}`), thousands: Number(`${whole}${rest}`) };
}

/**
 * A number as people type it, with the digits of any keyboard: `1.5`, `1,5`, `1 500`, `1.234,5`, `１．５`. `mark`: what the numbers beside it have before their
 * decimals. Without it `1.645` is read as the site writes it, and `1,645` is not read: a price must not hang on a guess.
 */
export function readAmount(text: string, mark?: DecimalMark): number | undefined {
  const trimmed = normalizeDigits(text).trim();
  const two = parseAmbiguousNumber(trimmed);
  if (two) {
    if (mark === undefined && two.mark === ",") return undefined;
    return two.mark === (mark ?? ".") ? two.decimal : two.thousands;
  }
  if (one.test(trimmed)) return Number(trimmed.replace(",", "."));
  const [, between = "", decimals = ""] = groups.exec(trimmed) ?? [];
  if (between === "" || decimals.startsWith(between)) return undefined;
  const whole = trimmed.slice(0, trimmed.length - decimals.length).replaceAll(between, "");
  return Number(`${whole}${decimals.replace(",", ".")}`);
}

/** A number of pieces, `12x` too: `1,200` and `1.200` of them are no fraction of one. */
export function readCount(text: string): number | undefined {
  const number = text.replace(/^\s*[x×*✕]|[x×*✕]\s*$/i, "");
  return parseAmbiguousNumber(number)?.thousands ?? readAmount(number);
}

export function roundDecimals(amount: number, decimals: number): number {
  return Math.round(amount * 10 ** decimals) / 10 ** decimals;
}

/** No weight, side, size or amount of money is longer, in characters. What is longer is not looked at: its reading costs nothing. */
export const longestMeasure = 100;

/** What parcels weigh, in grams, and how short a side is written in millimetres. */
const lightest = 20;
const heaviest = 70_000;
const thinnest = 10;

/**
 * A number before its unit. Few are ambiguous in grams and millimetres: a parcel of `1.300 g` or `1,300 g` weighs 1300 g
 * and not 1.3 g, and a side of `1.200 mm` is 1200 mm long. Nothing where both readings are plausible (`25,400 g`), and
 * where `mark`, what the numbers beside it have before their decimals, makes it a parcel of a few grams.
 */
export function readMeasure(text: string, unit: string, mark?: DecimalMark): number | undefined {
  const two = unit === "g" || unit === "mm" ? parseAmbiguousNumber(text) : undefined;
  if (!two) return readAmount(text, mark);
  const { decimal, thousands } = two;
  if (unit === "mm") return mark ? readAmount(text, mark) : decimal < thinnest ? thousands : decimal;
  if (mark) return mark !== two.mark ? thousands : decimal < lightest ? undefined : decimal;
  if (decimal < lightest) return thousands;
  return thousands > heaviest ? decimal : undefined;
}
