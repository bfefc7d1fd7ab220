import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import opentype, { type Font } from "opentype.js";
import type { Point } from "#site/geometry.ts";
import { toPlainText } from "#site/typography.ts";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Markup of an element; its content is markup too. Attributes with undefined values are omitted. */
export function renderElement(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escapeMarkup(typeof value === "number" ? formatCoordinate(value) : String(value))}"`,
    )
    .join("");
  const inner = content.join("");
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}

/** A line of text. */
export function renderText(attributes: Attributes, words: string): string {
  return renderElement("text", attributes, escapeMarkup(words));
}

/** A line of text of a size in px, from its left end unless its class says otherwise. */
export function renderSizedText(name: string, x: number | undefined, y: number, size: number, words: string): string {
  return renderText({ class: name, x, y, "font-size": size }, words);
}

/** Escapes text for use in markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A number rounded to a tenth, without trailing zeros. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A share of the width that a drawing fills: `12.5%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}

/** A length in px at the usual text size: it grows with the text on the largest screens. */
export function formatRem(px: number): string {
  return `${Math.round((px / 16) * 1e3) / 1e3}rem`;
}

/** A length in the measure of the letters around it: `.35em`. */
export function formatEm(value: number): string {
  return `${formatNumber(Math.round(value * 100) / 100)}em`;
}

/** A path through points, to half a pixel, each step written from the one before: that compresses best. */
export function buildPath(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  let drawn = false;
  for (const [at, [nextX, nextY]] of points.entries()) {
    const [toX, toY] = [roundToHalf(nextX), roundToHalf(nextY)];
    if (at === 0) path += `M${formatNumber(toX)}${formatSigned(toY)}`;
    else if (toX === x && toY === y) continue;
    else {
      path += `${drawn ? (toX - x < 0 ? "" : " ") : "l"}${formatNumber(toX - x)}${formatSigned(toY - y)}`;
      drawn = true;
    }
    [x, y] = [toX, toY];
  }
  return closed ? `${path}z` : path;
}

function roundToHalf(value: number): number {
  return Math.round(value * 2) / 2;
}

function formatNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}

function formatSigned(value: number): string {
  return value < 0 ? formatNumber(value) : ` ${formatNumber(value)}`;
}

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
