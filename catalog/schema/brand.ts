import { z } from "zod";
import { contrast, darkEnough, paletteNames, paletteOf } from "../colours.ts";
import { suggestion } from "../read/nearest.ts";

/** The contrast that text on a button and in a line needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const enough = 4.5;

const colour = z
  .string()
  .superRefine((given, context) => {
    const wrong = (message: string) => context.addIssue({ code: "custom", message });
    if (/^#[0-9a-f]{6}$/i.test(given)) {
      const ratio = contrast(given, "#ffffff");
      if (ratio < enough)
        wrong(
          `white words on ${given} have a contrast of ${ratio.toFixed(1)} : 1 and need ${enough} : 1; a colour such as ${darkEnough(given, enough)} would do`,
        );
    } else if (!paletteNames.includes(given))
      wrong(
        `"${given}" is no colour; write one such as "#1d4ed8", or the name of a palette (${suggestion(given, paletteNames)})`,
      );
  })
  .transform((given) =>
    /^#[0-9a-f]{6}$/i.test(given) || paletteNames.includes(given) ? paletteOf(given) : paletteOf("slate"),
  );

const drawn = /^(\s*<(path|circle|rect|ellipse|line|polygon|polyline|g)(\s[\w:-]+="[^"<>]*")*\s*\/?>\s*|\s*<\/g>\s*)+$/;

/** `brand` in `content/site.yaml`: the source of icons, cards, page colours and styles. */
export const brandSchema = z.strictObject({
  /** Primary: buttons, the mark and routes. Secondary: links and data. */
  primary: colour,
  secondary: colour,
  /** Shapes of a 32 × 32 drawing in `currentColor`. */
  mark: z
    .string()
    .regex(drawn, 'write shapes such as <circle cx="16" cy="16" r="12" fill="currentColor"/>, each closed')
    .refine((mark) => !/\s(on\w+|style|href|xlink:href)=/.test(mark), "leave out scripts, styles and links"),
  /** The name under which the site keeps things in a browser. */
  storage: z.string().regex(/^[a-z][a-z0-9-]*$/, "write small letters, digits and hyphens, such as harbour-line"),
});

export type Brand = z.output<typeof brandSchema>;
