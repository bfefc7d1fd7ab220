import type { Point } from "#site/geometry.ts";

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

/** Escapes text for use in markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A number rounded to a tenth, without trailing zeros. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A percentage of the width that a drawing fills: `12.5%`. */
export function formatPercent(value: number): string {
  return `${Math.round(value * 1e3) / 1e3}%`;
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
