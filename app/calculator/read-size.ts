import { inLatin } from "./in-latin.ts";
import { readAmount } from "./read-amount.ts";

const longestCm = 1_300;

/** Three sides in centimetres from one field: `40x30x10`, `40 × 30 × 10 cm`, `16*12*4 in`, `40乘30乘10厘米`. */
export function readSize(text: string): [number, number, number] | undefined {
  const [, written = "", unit = "cm"] = /^(.*?)\s*(cm|mm|in|")?$/.exec(inLatin(text).trim().toLowerCase()) ?? [];
  const factor = unit === "mm" ? 0.1 : unit === "cm" ? 1 : 2.54;
  const [length, width, height, ...more] = written.split(/\s*[x×*]\s*|\s+/).map((side) => {
    const amount = readAmount(side);
    return amount === undefined ? 0 : Math.round(amount * factor * 1000) / 1000;
  });
  const fine = (side: number | undefined): side is number => side !== undefined && side > 0 && side <= longestCm;
  return more.length === 0 && fine(length) && fine(width) && fine(height) ? [length, width, height] : undefined;
}
