import type { Localized } from "#site/locales.ts";
import { z } from "zod";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { day } from "../read/values.ts";
import { readYaml } from "../read/yaml.ts";
import { factsHaveSources, line, source } from "../schema/text.ts";

/** A figure before it is formatted for a language. */
export type Figure =
  | { is: "money"; amount: number; currency: string; to?: number; per?: "kg" | "parcel" | "shipment" }
  | { is: "mass"; kg: readonly number[]; span?: true; grams?: true }
  | { is: "percent"; percent: number }
  | { is: "range"; min: number; max: number }
  | { is: "count"; count: number }
  | { is: "plain"; value: number }
  | { is: "unit"; value: number; unit: FigureUnit }
  | { is: "hour"; hour: string }
  | { is: "names"; names: readonly Localized<string>[] }
  | { is: "text"; text: Localized<string> };

const figureUnits = [
  "kg",
  "g",
  "tonnes",
  "cm",
  "cm³",
  "m³",
  "ml",
  "days",
  "working days",
  "pieces",
  "Wh",
  "A/m",
  "SDR",
] as const;
export type FigureUnit = (typeof figureUnits)[number];

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

/** A named figure that several texts use and that neither a card nor the duties contain. */
export type Fact = { id: string; figure: Figure };

const fact = new RegExp(String.raw`^(\d+(?:\.\d+)?) ?(%|${figureUnits.join("|")}|[A-Z]{3})$`);

/** `content/reference/facts.yaml` */
export const factsSchema = z
  .strictObject({
    sources: z.array(source),
    checked: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, "write a name such as fulfilment-carton"),
        value: z.string().regex(fact, 'write a figure with its unit, such as "22.5 kg", "40 USD" or "100 Wh"'),
        fact: line,
        source: line,
        read: day,
      }),
    ),
    /** Numbers with a unit that texts may state although no data contains them, each with the reason. */
    loose: z
      .array(z.strictObject({ figure: line, files: z.array(line).min(1), reason: line }))
      .max(20, "has more than 20 figures: put them into the data, or leave them out of the texts")
      .default([]),
  })
  .superRefine(factsHaveSources);

export type FactsFile = z.output<typeof factsSchema>;

/** The figures of the facts file, and the loose numbers that the check accepts. */
export function readFacts(files: Files, problems: Problems): FactsFile | undefined {
  const file = `${files.root}/reference/facts.yaml`;
  if (!files.has(file)) return { sources: [], checked: [], loose: [] };
  const read = readYaml(file, files.text(file), factsSchema, problems);
  for (const [at, { id }] of (read?.value.checked ?? []).entries())
    if (read?.value.checked.findIndex((one) => one.id === id) !== at)
      problems.error(file, read?.lineOf(["checked", at, "id"]) ?? 1, `the name "${id}" appears twice`, "rename one");
  return read?.value;
}

export function listFigures({ checked }: FactsFile): Fact[] {
  return checked.map(({ id, value }) => ({ id, figure: parseFigure(value) }));
}

function parseFigure(text: string): Figure {
  const [, amount = "", unit = ""] = fact.exec(text) ?? [];
  const value = Number(amount);
  if (unit === "kg" || unit === "g") return { is: "mass", kg: [unit === "g" ? value / 1000 : value] };
  if (unit === "%") return { is: "percent", percent: value };
  const known = figureUnits.find((one) => one === unit);
  return known ? { is: "unit", value, unit: known } : { is: "money", amount: value, currency: unit };
}
