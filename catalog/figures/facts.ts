import { z } from "zod";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { day } from "../read/values.ts";
import { readYaml } from "../read/yaml.ts";
import { factsHaveSources, line, source } from "../schema/text.ts";
import type { Figure, FigureUnit } from "./figure.ts";

/** A named figure that several texts use and that neither a card nor the duties contain. */
export type Fact = { id: string; figure: Figure };

/** Units whose words a language has; all others follow from what they measure. */
const counted = ["Wh", "A/m", "ml", "working days", "days", "pieces", "SDR"] as const satisfies readonly FigureUnit[];
const units = new RegExp(String.raw`^(\d+(?:\.\d+)?) ?(kg|g|cm|%|${counted.join("|")}|[A-Z]{3})$`);

/** `content/reference/facts.yaml` */
const factsSchema = z
  .strictObject({
    sources: z.array(source),
    checked: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, "write a name such as fulfilment-carton"),
        value: z.string().regex(units, 'write a figure with its unit, such as "22.5 kg", "40 USD" or "100 Wh"'),
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
  const [, amount = "", unit = ""] = units.exec(text) ?? [];
  const value = Number(amount);
  if (unit === "kg" || unit === "g") return { is: "mass", kg: [unit === "g" ? value / 1000 : value] };
  if (unit === "cm") return { is: "length", cm: value };
  if (unit === "%") return { is: "percent", percent: value };
  const known = counted.find((one) => one === unit);
  return known ? { is: "unit", value, unit: known } : { is: "money", amount: value, currency: unit };
}
