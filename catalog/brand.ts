import { pageColours } from "#site/page-colours.ts";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Palette, steps } from "./colours.ts";
import { type Brand, brandSchema } from "./schema/brand.ts";

/** The brand of a content folder, for the compiler; the content check reports its mistakes with their lines. */
export function brandOf(root: string): Brand {
  const file = `${root}/site.yaml`;
  if (!existsSync(file)) throw new Error(`${file} is missing; it names the brand`);
  return brandSchema.parse(parse(readFileSync(file, "utf8")).brand);
}

/** The brand's palettes as tokens for the styles. */
export function brandStyles({ primary, secondary }: Brand): string {
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
export function markPicture({ primary, mark }: Brand, ground?: string): string {
  // shrunk to two thirds, so that no icon shape cuts the mark off
  const shapes = ground
    ? `<rect width="32" height="32" fill="${ground}"/><g transform="translate(5.3 5.3) scale(0.6667)">${mark}</g>`
    : mark;
  const inColour = shapes.replaceAll("currentColor", primary[ground ? 500 : 600]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inColour}</svg>`;
}
