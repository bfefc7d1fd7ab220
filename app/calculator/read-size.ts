import { inLatin } from "./in-latin.ts";
import type { DecimalMark } from "./read-amount.ts";
import { readMeasure } from "./read-measure.ts";

const longestCm = 1_300;

/**
 * Three sides in centimetres from one field: `40x30x10`, `40 × 30 × 10 cm`, `16*12*4 in`, `40乘30乘10厘米`. A size that
 * names no unit is in `usual`. `mark`: what stands before decimals, where that is known.
 */
export function readSize(
  text: string,
  usual: "cm" | "mm" | "in" = "cm",
  mark?: DecimalMark,
): [number, number, number] | undefined {
  const plain = inLatin(text).trim().toLowerCase();
  const [, written = "", unit = usual] = /^(.*?)\s*(cm|mm|in|")?(?:ch|ches)?$/.exec(plain) ?? [];
  const factor = unit === "mm" ? 0.1 : unit === "cm" ? 1 : 2.54;
  // `30cm x 20cm x 5cm` says its unit thrice
  const bare = written.replace(new RegExp(`\\s*${unit}(?=\\s*[x×*])`, "g"), "");
  const [length, width, height, ...more] = bare.split(/\s*[x×*]\s*|\s+/).map((side) => {
    const amount = readMeasure(side, unit, mark);
    return amount === undefined ? 0 : Math.round(amount * factor * 1000) / 1000;
  });
  const fine = (side: number | undefined): side is number => side !== undefined && side > 0 && side <= longestCm;
  return more.length === 0 && fine(length) && fine(width) && fine(height) ? [length, width, height] : undefined;
}
