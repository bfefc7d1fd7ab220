import { type DecimalMark, readAmount, twoReadings } from "./read-amount.ts";

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
  const two = unit === "g" || unit === "mm" ? twoReadings(text) : undefined;
  if (!two) return readAmount(text, mark);
  const { decimal, thousands } = two;
  if (unit === "mm") return mark ? readAmount(text, mark) : decimal < thinnest ? thousands : decimal;
  if (mark) return mark !== two.mark ? thousands : decimal < lightest ? undefined : decimal;
  if (decimal < lightest) return thousands;
  return thousands > heaviest ? decimal : undefined;
}
