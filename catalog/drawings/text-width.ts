import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import opentype from "opentype.js";
import type { Font } from "opentype.js";
import { toPlainText } from "#site/typography.ts";
import { formatCoordinate } from "./svg.ts";

type Weight = 400 | 600;

const fonts: Partial<Record<Weight, Font>> = {};

/**
 * Width in px of a line of text in the site's typeface. Digits count as tabular; letters that the typeface lacks
 * (Chinese) count as squares.
 */
export function measureText(text: string, size: number, weight: Weight = 400): number {
  fonts[weight] ??= load(weight);
  const font = fonts[weight];
  let ems = 0;
  for (const letter of toPlainText(text)) {
    const glyph = font.charToGlyph(/\d/.test(letter) ? "0" : letter);
    ems += glyph.index === 0 ? (/[\u2e80-\uffff]/.test(letter) ? 1 : 0.6) : (glyph.advanceWidth ?? 0) / font.unitsPerEm;
  }
  return ems * size;
}

/** A line of bold text as a path, for pictures that cannot include a typeface. */
export function drawTextPath(text: string, x: number, y: number, size: number, anchor: "start" | "middle"): string {
  fonts[600] ??= load(600);
  const font = fonts[600];
  let left = anchor === "middle" ? x - measureText(text, size, 600) / 2 : x;
  // letter by letter, because the library does not support all of the typeface's ligatures
  const paths = [...toPlainText(text)].map((letter) => {
    const { commands } = font.charToGlyph(letter).getPath(left, y, size);
    left += measureText(letter, size, 600);
    // the library's own output turns numbers near zero into NaN
    return commands.map(({ type, ...points }) => type + Object.values(points).map(formatCoordinate).join(" ")).join("");
  });
  return paths.join("");
}

function load(weight: Weight): Font {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const file = readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

/** Size of a map's letters in px where it is narrowest: `app/styles/maps.css` sets a little less, and lets it grow less than the map. */
export const letters = 12.5;

/** The size in px at which a cover's figure is legible in a list, at a quarter of its size, and fits its `width`. */
export function fitFigureSize(text: string, width = 320, most = 46): number {
  return Math.min(most, Math.floor(width / measureText(text, 1, 600)));
}
