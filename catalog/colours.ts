import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A palette by its steps, as `#rrggbb`. */
export type Palette = Readonly<Record<Step, string>>;

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type Step = (typeof steps)[number];

const theme = readFileSync(createRequire(join(process.cwd(), "package.json")).resolve("tailwindcss/theme.css"), "utf8");

/** Names of the palettes that the styles know. */
export const paletteNames = [...theme.matchAll(/--color-(\w+)-700:/g)].map(([, name = ""]) => name);

/** A palette by name, or one around a custom colour, which becomes step 700: that of buttons, with white text on it. */
export function paletteOf(colour: string): Palette {
  if (colour.startsWith("#")) return around(colour);
  const known = [...theme.matchAll(new RegExp(`--color-${colour}-(\\d+): oklch\\((.+?)%? (.+?) (.+?)\\)`, "g"))];
  return palette((step) => {
    const [, , lightness = "0", chroma = "0", hue = "0"] = known.find(([, found]) => Number(found) === step) ?? [];
    return toHex({ lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) || 0 });
  });
}

type Oklch = { lightness: number; chroma: number; hue: number };

/** Lightness of each other step, and its chroma as a fraction of the custom colour's. */
const scale: Readonly<Record<Step, readonly [lightness: number, chroma: number]>> = {
  50: [0.975, 0.1],
  100: [0.95, 0.25],
  200: [0.91, 0.5],
  300: [0.86, 0.8],
  400: [0.78, 1],
  500: [0.72, 1.1],
  600: [0.62, 1.1],
  700: [0.52, 1],
  800: [0.44, 0.8],
  900: [0.38, 0.65],
  950: [0.26, 0.45],
};

function around(colour: string): Palette {
  const { chroma, hue } = toOklch(colour);
  return palette((step) => {
    const [lightness, part] = scale[step];
    return step === 700 ? colour.toLowerCase() : toHex({ lightness, chroma: chroma * part, hue });
  });
}

function palette(made: (step: Step) => string): Palette {
  return {
    50: made(50),
    100: made(100),
    200: made(200),
    300: made(300),
    400: made(400),
    500: made(500),
    600: made(600),
    700: made(700),
    800: made(800),
    900: made(900),
    950: made(950),
  };
}

/** How readable one colour is on another, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The nearest darker colour of the same hue that is readable on white; to suggest in a message. */
export function darkEnough(colour: string, ratio: number): string {
  const { chroma, hue } = toOklch(colour);
  for (let lightness = 0.9; lightness > 0; lightness -= 0.01) {
    const darker = toHex({ lightness, chroma, hue });
    if (contrast(darker, "#ffffff") >= ratio) return darker;
  }
  return "#000000";
}

/** The components of a colour in linear light (IEC 61966-2-1). */
function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

// the matrices of Oklab, by Björn Ottosson: bottosson.github.io/posts/oklab
function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function toHex({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}

function byte(part: number): number {
  const kept = Math.min(1, Math.max(0, part));
  return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
}
