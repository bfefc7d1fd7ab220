import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import opentype, { type Font } from "opentype.js";

type Weight = 400 | 600;

const fonts: Partial<Record<Weight, Font>> = {};

/**
 * Width of a line of text in px, set in the site's typeface. Figures count as tabular, letters that the typeface lacks
 * (Chinese) as squares.
 */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  fonts[weight] ??= load(weight);
  const font = fonts[weight];
  let ems = 0;
  for (const letter of text) {
    const glyph = font.charToGlyph(/\d/.test(letter) ? "0" : letter);
    ems += glyph.index === 0 ? (/[\u2e80-\uffff]/.test(letter) ? 1 : 0.6) : (glyph.advanceWidth ?? 0) / font.unitsPerEm;
  }
  return ems * size;
}

function load(weight: Weight): Font {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const file = readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
