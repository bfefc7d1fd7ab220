import type { Localized } from "#site/locales.ts";

/** A figure before it is formatted for a language. */
export type Figure =
  | { is: "money"; amount: number; currency: string; to?: number; per?: "kg" | "parcel" | "shipment" }
  | { is: "mass"; kg: readonly number[]; span?: true; grams?: true }
  | { is: "length"; cm: number }
  | { is: "volume"; cm3: number }
  | { is: "percent"; percent: number }
  | { is: "range"; min: number; max: number }
  | { is: "count"; count: number }
  | { is: "plain"; value: number }
  | { is: "unit"; value: number; unit: FigureUnit }
  | { is: "hour"; hour: string }
  | { is: "text"; text: Localized<string> };

export type FigureUnit =
  | "kg"
  | "g"
  | "tonnes"
  | "cm"
  | "cm³"
  | "m³"
  | "ml"
  | "days"
  | "working days"
  | "pieces"
  | "Wh"
  | "A/m"
  | "SDR";

/** Why a figure cannot be given, so that the writer can correct it. */
export class NoFigure extends Error {
  readonly right: string;
  constructor(wrong: string, right: string) {
    super(wrong);
    this.right = right;
  }
}

/** A figure as named in a text: `{price parcel-line DE 1.2kg}`. */
export type Named = { from: number; to: number; line: number; text: string; kind: string; words: string[] };

/** A lower-case word right after the brace, then words without a colon, unlike YAML's own `{ key: value }`. */
const figure = /\{([a-z][a-z-]*)((?: +[^{}\s:,"]+)*)\}/g;

/** Every figure named in a text, in order, with its line. */
export function findNamedFigures(text: string): Named[] {
  if (!text.includes("{")) return [];
  let line = 1;
  let counted = 0;
  return [...text.matchAll(figure)].map(({ index, 0: whole, 1: kind = "", 2: rest = "" }) => {
    for (let at = counted; at < index; at += 1) if (text[at] === "\n") line += 1;
    counted = index;
    const words = rest.split(" ").filter((word) => word !== "");
    return { from: index, to: index + whole.length, line, text: whole, kind, words };
  });
}

/** A text with each of its figures replaced. */
export function replaceFigures(
  text: string,
  named: readonly Named[],
  write: (one: Named, at: number) => string,
): string {
  let done = 0;
  const parts = named.map((one, at) => {
    const part = text.slice(done, one.from) + write(one, at);
    done = one.to;
    return part;
  });
  return parts.join("") + text.slice(done);
}
