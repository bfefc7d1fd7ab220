import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBrand, writeBrandStyles } from "../brand.ts";
import { pageColours } from "#site/page-colours.ts";

const style = readFileSync("app/app.css", "utf8");
const brand = writeBrandStyles(readBrand("content"));
const palette = readFileSync("node_modules/tailwindcss/theme.css", "utf8");

/** The tokens of a mode, as set in `app.css`, wherever its selector stands there. */
function tokens(selector: string): Map<string, string> {
  const blocks = style.split(`  ${selector} {`).slice(1);
  const declarations = blocks.map((block) => block.split("}")[0] ?? "").join();
  return new Map(
    [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const light = new Map([...tokens(":root"), ["page", pageColours.light] as const]);
const modes = { light, dark: new Map([...light, ...tokens(".dark"), ["page", pageColours.dark] as const]) };

/** WCAG 2.2: text and its background. */
const texts = [
  ["ink", "page"],
  ["quiet", "page"],
  ["quiet", "sunken"],
  ["ink", "land"],
  ["link", "page"],
  ["good", "page"],
  ["data", "page"],
  ["warn", "warn-panel"],
  ["cover-ink", "cover-paper"],
  ["data", "cover-blue"],
  ["on-action", "action"],
  ["page", "air"],
  ["page", "day-closed"],
  ["ink", "cover-blue"],
] as const;

/** Lines, dots and bars that convey information. */
const graphics = [
  ["air", "page"],
  ["air", "land"],
  ["air", "cover-sea"],
  ["air", "cover-land"],
  ["data", "page"],
  ["data", "land"],
  ["data", "cover-bar"],
  ["control", "page"],
  ["day-closed", "page"],
  ["day-closed", "day"],
  ["air", "day"],
  ["air", "weekend"],
  ["data", "sunken"],
  ["bad", "bad-panel"],
  ["cover-ink", "cover-rule"],
] as const;

describe.each(Object.entries(modes))("the colours of drawings in %s mode", (_, mode) => {
  const colour = (name: string) => rgb(mode.get(name) ?? "");
  test.each(texts)("%s is readable on %s", (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(graphics)("%s is visible on %s", (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3);
  });
});

type Rgb = readonly [number, number, number];

/** A colour in linear light: hexadecimal, the brand's, the palette's (in oklch), or a mix of two. */
function rgb(value: string): Rgb {
  const [, one = "", share, other = ""] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  if (share) {
    const [a, b] = [rgb(one).map(encoded), rgb(other).map(encoded)];
    const [r = 0, g = 0, blue = 0] = a.map((part, at) =>
      linear((part * Number(share) + (b[at] ?? 0) * (100 - Number(share))) / 100),
    );
    return [r, g, blue];
  }
  const [, role, step] = /^var\(--color-(\w+)-(\d+)\)$/.exec(value) ?? [];
  if (role && step) {
    const own = new RegExp(`--color-${role}-${step}: (#[0-9a-f]+);`).exec(brand)?.[1];
    if (own) return rgb(own);
    const hue = new RegExp(`--color-${role}-${step}: (?:var|--theme)\\(--color-(\\w+)-`).exec(style)?.[1];
    const [, l, c, h] =
      new RegExp(`--color-${hue}-${step}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(palette) ?? [];
    return fromOklch(Number(l) / 100, Number(c), Number(h));
  }
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`"${value}" is no colour that this test can read`);
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  return [r, g, b];
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Björn Ottosson, A perceptual color space for image processing (2020). */
function fromOklch(l: number, c: number, h: number): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    within(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    within(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

function contrast(a: Rgb, b: Rgb): number {
  const light = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  const [most, least] = [light(a), light(b)].sort((one, other) => other - one);
  return (most ?? 1) / (least ?? 1);
}
