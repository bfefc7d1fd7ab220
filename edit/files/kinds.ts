import { basename, dirname, extname, join } from "node:path/posix";
import type { z } from "zod";
import { knownLocales } from "#site/locales.ts";
import { factsSchema } from "#catalog/figures/figure.ts";
import { cardSchema } from "#catalog/schema/card.ts";
import { guideSchema, newsSchema, proseSchema, serviceSchema } from "#catalog/schema/documents.ts";
import { regimeSchema } from "#catalog/schema/duties.ts";
import { optionalPageSchemas, pageSchemas } from "#catalog/schema/pages.ts";
import * as reference from "#catalog/schema/reference.ts";
import { siteSchema } from "#catalog/schema/site.ts";

/** How a file is edited: by a form, with prose below it if it has any, as a table, as plain text, or not at all. */
export type View = "form" | "table" | "text" | "picture";
export type Kind = { view: View; schema?: z.ZodType };

type Entry = [begin: string, end: string, schema: z.ZodType];

/** The schemas that check the files, by the beginnings of their paths and their endings. */
const schemas: readonly Entry[] = [
  ...Object.entries({ ...pageSchemas, ...optionalPageSchemas }).map(
    ([name, schema]): Entry => [`pages/${name}.`, "", schema],
  ),
  ["site.yaml", "", siteSchema],
  ["newsroom/", ".md", newsSchema],
  ["services/", ".md", serviceSchema],
  ["guides/", ".md", guideSchema],
  ["pages/", ".md", proseSchema],
  ["rates/", "/card.yaml", cardSchema],
  ["reference/duties/", ".yaml", regimeSchema],
  ["reference/calendar/operations.yaml", "", reference.operationsSchema],
  ["reference/facts.yaml", "", factsSchema],
  ["reference/goods.yaml", "", reference.goodsSchema],
  ["reference/goods-classes.yaml", "", reference.goodsClassesSchema],
  ["reference/options.yaml", "", reference.optionsSchema],
  ["reference/exchange.yaml", "", reference.exchangeSchema],
  ["reference/emissions.yaml", "", reference.emissionsSchema],
  ["reference/sea-network.yaml", "", reference.seaNetworkSchema],
  ["reference/gateways.yaml", "", reference.gatewaysSchema],
];

const views: Readonly<Record<string, View>> = {
  ".csv": "table",
  ".md": "form",
  ".yaml": "form",
  ".json": "text",
  ".txt": "text",
};

/** What a content file is, by its path in the folder. */
export function findKind(path: string): Kind {
  const view = views[extname(path)] ?? "picture";
  const schema = schemas.find(([begin, end]) => path.startsWith(begin) && path.endsWith(end))?.[2];
  return schema ? { view, schema } : { view: view === "form" ? "text" : view };
}

/** A file that says the same in another language, by the name of both: `index.zh.md` of `index.md`. */
export function findOriginal(path: string): { original: string; locale: string } | undefined {
  const [name = "", locale = "", ending] = basename(path).split(".");
  if (!ending || !knownLocales.some((known) => known === locale)) return undefined;
  return { original: join(dirname(path), `${name}.${ending}`), locale };
}
