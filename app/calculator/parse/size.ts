import { type Length, toLength } from "#rating/shipment/units.ts";
import { type DecimalMark, longestMeasure, readAmount, readMeasure, roundDecimals } from "./amount.ts";
import { normalizeCjkUnits, parseCompoundMeasure, type Subunits } from "./compound-measure.ts";

const names = {
  mm: ["mm", "millimeters", "millimetres"],
  cm: ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
  m: ["m", "meter", "meters", "metre", "metres"],
  in: ["in", "inch", "inches", '"', "”", "''", "′′"],
  ft: ["ft", "foot", "feet", "'", "’", "′"],
} as const;
export type SideUnit = keyof typeof names;
const units = ["mm", "cm", "m", "in", "ft"] as const;

const divided: Subunits<SideUnit> = { ft: ["in", 12], m: ["cm", 100], cm: ["mm", 10] };

/** The unit of a length that a text names; nothing where it names none. */
export function parseSideUnit(text: string): SideUnit | undefined {
  const name = text.replace(/\.$/, "");
  return units.find((unit) => names[unit].some((one) => one === name));
}

/** A side that says its unit or its two units: `400 mm`, `1 ft 4 in`, `1米20厘米`. */
export function readSide(text: string, mark?: DecimalMark): Length | undefined {
  return parseCompoundMeasure(text, parseSideUnit, divided, mark)?.reduce(
    (sum, [amount, unit]) => sum + toSide(amount, unit),
    0,
  );
}

export function toSide(amount: number, unit: SideUnit): Length {
  return unit === "ft" ? toLength(12 * amount, "in") : toLength(amount, unit);
}

const longestCm = 1_300;

/** What people write between sides, the plainest first: what stands in a fraction, a negative or before decimals is tried later. */
const between = [/[x×*✕＊乘]|\bby\b/i, /[/／]/, /[-–—]/, /[,，]?\s+/, /[,，、]/];

/** The sides of a size as they were written: `40x30x10`, `40/30/10`, `40-30-10`, `40 by 30 by 10`, `40 30 10`, `40，30，10`. */
export function splitSides(text: string): string[] {
  for (const mark of between) {
    const sides = text.split(mark);
    // spaces around a mark are cut off afterwards: a pattern for both takes long for a text of spaces
    if (sides.length > 1) return sides.map((side) => side.trim());
  }
  return [text];
}

/**
 * Three sides in centimetres from one field: `40x30x10`, `40 × 30 × 10 cm`, `16*12*4 in`, `40乘30乘10厘米`. A size that
 * names no unit is in `usual`. `mark`: what stands before decimals, where that is known.
 */
export function readSize(
  text: string,
  usual: "cm" | "mm" | "in" = "cm",
  mark?: DecimalMark,
): [number, number, number] | undefined {
  const plain = normalizeCjkUnits(text).trim().toLowerCase();
  if (plain.length > longestMeasure) return undefined;
  const [, written = "", unit = usual] = /^(.*?)\s*(cm|mm|in|")?(?:ch|ches)?$/.exec(plain) ?? [];
  const factor = unit === "mm" ? 0.1 : unit === "cm" ? 1 : 2.54;
  // `30cm x 20cm x 5cm` says its unit thrice
  const [length, width, height, ...more] = splitSides(written).map((side) => {
    const amount = readMeasure(side.endsWith(unit) ? side.slice(0, -unit.length).trimEnd() : side, unit, mark);
    return amount === undefined ? 0 : roundDecimals(amount * factor, 3);
  });
  const fine = (side: number | undefined): side is number => side !== undefined && side > 0 && side <= longestCm;
  return more.length === 0 && fine(length) && fine(width) && fine(height) ? [length, width, height] : undefined;
}

/** No parcel is smaller in centimetres, and none larger in metres. */
const largestMetres = 3;

/**
 * The centimetres of three sides that name no unit and are rather metres, `0.4 × 0.3 × 0.2`: whoever typed them is asked, and
 * no price is made of a parcel of four millimetres.
 */
export function guessMetres(sides: readonly string[]): number[] | undefined {
  const metres = sides.map((side) => readAmount(side) ?? 0);
  const isLikely =
    metres.length === 3 &&
    metres.every((side) => side > 0 && side < largestMetres) &&
    metres.some((side) => !Number.isInteger(side));
  return isLikely ? metres.map((side) => roundDecimals(100 * side, 1)) : undefined;
}

/** A size in centimetres as somebody types it; nothing for one that is rather in metres. */
export function readTypedSize(text: string): [number, number, number] | undefined {
  return guessMetres(splitSides(text.trim())) ? undefined : readSize(text);
}

/** Sides for fields of them in that unit: centimetres that would be taken for metres with their unit. */
export function writeSides(sides: readonly number[], unit: "cm" | "in" = "cm"): string[] {
  const texts = sides.map(String);
  return unit === "cm" && guessMetres(texts) ? texts.map((side) => `${side}cm`) : texts;
}
