import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { short } from "./svg.ts";
import opentype, { type Font } from "opentype.js";

type Weight = 400 | 600;

const fonts: Partial<Record<Weight, Font>> = {};

/**
 * Width in px of a line of text in the site's typeface. Digits count as tabular; letters that the typeface lacks
 * (Chinese) count as squares.
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

/** A line of bold text as a path, for pictures that cannot include a typeface. */
export function textPath(text: string, x: number, y: number, size: number, anchor: "start" | "middle"): string {
  fonts[600] ??= load(600);
  const font = fonts[600];
  let left = anchor === "middle" ? x - textWidth(text, size, 600) / 2 : x;
  // letter by letter, because the library does not support all of the typeface's ligatures
  const paths = [...text].map((letter) => {
    const { commands } = font.charToGlyph(letter).getPath(left, y, size);
    left += textWidth(letter, size, 600);
    // the library's own output turns numbers near zero into NaN
    return commands.map(({ type, ...points }) => type + Object.values(points).map(short).join(" ")).join("");
  });
  return paths.join("");
}

function load(weight: Weight): Font {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const file = readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
