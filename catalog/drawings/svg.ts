export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Markup of an element; its content is markup too. Attributes with undefined values are omitted. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === "number" ? short(value) : String(value))}"`)
    .join("");
  const inner = content.join("");
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}

/** Escapes text for use in markup. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A number rounded to a tenth, without trailing zeros. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A percentage of the width that a drawing fills: `12.5%`. */
export function percent(value: number): string {
  return `${Math.round(value * 1e3) / 1e3}%`;
}

/** A length in px at the usual text size: it grows with the text on the largest screens. */
export function rem(px: number): string {
  return `${Math.round((px / 16) * 1e3) / 1e3}rem`;
}

/** A length in the measure of the letters around it: `.35em`. */
export function em(value: number): string {
  return `${number(Math.round(value * 100) / 100)}em`;
}

/** A path through points, to half a pixel, each step written from the one before: that compresses best. */
export function pathOf(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  let drawn = false;
  for (const [at, [nextX, nextY]] of points.entries()) {
    const [toX, toY] = [half(nextX), half(nextY)];
    if (at === 0) path += `M${number(toX)}${signed(toY)}`;
    else if (toX === x && toY === y) continue;
    else {
      path += `${drawn ? (toX - x < 0 ? "" : " ") : "l"}${number(toX - x)}${signed(toY - y)}`;
      drawn = true;
    }
    [x, y] = [toX, toY];
  }
  return closed ? `${path}z` : path;
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}

function number(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}

function signed(value: number): string {
  return value < 0 ? number(value) : ` ${number(value)}`;
}
