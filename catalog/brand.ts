import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { pageColours } from "#site/page-colours.ts";
import { suggestName } from "./read/problems.ts";

/** A palette by its steps, as `#rrggbb`. */
type Palette = Readonly<Record<Step, string>>;

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type Step = (typeof steps)[number];

const theme = readFileSync(createRequire(join(process.cwd(), "package.json")).resolve("tailwindcss/theme.css"), "utf8");

/** Names of the palettes that the styles know. */
export const paletteNames = [...theme.matchAll(/--color-(\w+)-700:/g)].map(([, name = ""]) => name);

/** A palette by name, or one around a custom colour, which becomes step 700: that of buttons, with white text on it. */
export function makePalette(colour: string): Palette {
  if (colour.startsWith("#")) return makePaletteAround(colour);
  const known = [...theme.matchAll(new RegExp(`--color-${colour}-(\\d+): oklch\\((.+?)%? (.+?) (.+?)\\)`, "g"))];
  return fillPalette((step) => {
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

function makePaletteAround(colour: string): Palette {
  const { chroma, hue } = toOklch(colour);
  return fillPalette((step) => {
    const [lightness, part] = scale[step];
    return step === 700 ? colour.toLowerCase() : toHex({ lightness, chroma: chroma * part, hue });
  });
}

function fillPalette(made: (step: Step) => string): Palette {
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
export function calculateContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [calculateLuminance(a), calculateLuminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function calculateLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The nearest darker colour of the same hue that is readable on white; to suggest in a message. */
export function makeDarkEnough(colour: string, ratio: number): string {
  const { chroma, hue } = toOklch(colour);
  for (let lightness = 0.9; lightness > 0; lightness -= 0.01) {
    const darker = toHex({ lightness, chroma, hue });
    if (calculateContrast(darker, "#ffffff") >= ratio) return darker;
  }
  return "#000000";
}

/** The components of a colour in linear light (IEC 61966-2-1). */
function toLinear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

// the matrices of Oklab, by Björn Ottosson: bottosson.github.io/posts/oklab
function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = toLinear(colour);
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
  return `#${parts.map((part) => toByte(part).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(part: number): number {
  const kept = Math.min(1, Math.max(0, part));
  return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
}

/** The contrast that text on a button and in a line needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const enough = 4.5;

const colour = z
  .string()
  .superRefine((given, context) => {
    const wrong = (message: string) => context.addIssue({ code: "custom", message });
    if (/^#[0-9a-f]{6}$/i.test(given)) {
      const ratio = calculateContrast(given, "#ffffff");
      if (ratio < enough)
        wrong(
          `white words on ${given} have a contrast of ${ratio.toFixed(1)} : 1 and need ${enough} : 1; a colour such as ${makeDarkEnough(given, enough)} would do`,
        );
    } else if (!paletteNames.includes(given))
      wrong(
        `"${given}" is no colour; write one such as "#1d4ed8", or the name of a palette (${suggestName(given, paletteNames)})`,
      );
  })
  .transform((given) =>
    /^#[0-9a-f]{6}$/i.test(given) || paletteNames.includes(given) ? makePalette(given) : makePalette("slate"),
  );

const drawn =
  /^(\s*<((path|circle|rect|ellipse|line|polygon|polyline)(\s[\w:-]+="[^"<>]*")*\s*\/|g(\s[\w:-]+="[^"<>]*")*\s*)>\s*|\s*<\/g>\s*)+$/;
/** What a page forgives, an icon does not: one that is not closed is no picture at all. */
const isClosed = (mark: string) => mark.match(/<g[\s>]/g)?.length === mark.match(/<\/g>/g)?.length;

/** `brand` in `content/site.yaml`: the source of icons, cards, page colours and styles. */
export const brandSchema = z.strictObject({
  /** Primary: buttons, the mark and routes. Secondary: links and data. */
  primary: colour,
  secondary: colour,
  /** Shapes of a 32 × 32 drawing in `currentColor`. */
  mark: z
    .string()
    .regex(drawn, 'write shapes such as <circle cx="16" cy="16" r="12" fill="currentColor"/>, each closed by />')
    .refine(isClosed, "close each <g> by </g>")
    .refine((mark) => !/\s(on\w+|style|href|xlink:href)=/.test(mark), "leave out scripts, styles and links"),
  /** The name under which the site keeps things in a browser. */
  storage: z.string().regex(/^[a-z][a-z0-9-]*$/, "write small letters, digits and hyphens, such as harbour-line"),
});

type Brand = z.output<typeof brandSchema>;

/** The brand of a content folder, for the compiler; the content check reports its mistakes with their lines. */
export function readBrand(root: string): Brand {
  const file = `${root}/site.yaml`;
  if (!existsSync(file)) throw new Error(`${file} is missing; it names the brand`);
  return brandSchema.parse(parse(readFileSync(file, "utf8")).brand);
}

/** The brand's palettes as tokens for the styles. */
export function writeBrandStyles({ primary, secondary }: Brand): string {
  const tokens = (role: string, palette: Palette) =>
    steps.map((step) => `  --color-${role}-${step}: ${palette[step]};`);
  return [
    "@theme static {",
    ...tokens("primary", primary),
    ...tokens("secondary", secondary),
    "}",
    `@layer base { :root { --page: ${pageColours.light}; } .dark { --page: ${pageColours.dark}; } }`,
    "",
  ].join("\n");
}

/** The mark as a standalone picture, on a background if one is given. */
export function drawMark({ primary, mark }: Brand, ground?: string, share = 2 / 3): string {
  const margin = (16 * (1 - share)).toFixed(2);
  const shapes = ground
    ? `<rect width="32" height="32" fill="${ground}"/><g transform="translate(${margin} ${margin}) scale(${share.toFixed(4)})">${mark}</g>`
    : mark;
  const inColour = shapes.replaceAll("currentColor", primary[ground ? 500 : 600]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inColour}</svg>`;
}
