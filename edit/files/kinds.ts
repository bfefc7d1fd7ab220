import { basename, dirname, extname, join } from "node:path/posix";
import type { z } from "zod";
import { knownLocales } from "#site/locales.ts";
import { cardSchema } from "#catalog/schema/card.ts";
import { guideSchema, newsSchema, proseSchema, serviceSchema } from "#catalog/schema/documents.ts";
import { regimeSchema } from "#catalog/schema/duties.ts";
import { optionalPageSchemas, pageSchemas } from "#catalog/schema/pages.ts";
import * as reference from "#catalog/schema/reference.ts";
import { siteSchema } from "#catalog/schema/site.ts";

/** How a file is edited: by a form, with prose below it, as a table, as plain text, or not at all. */
export type View = "form" | "document" | "table" | "text" | "picture";
export type Kind = { group: Group; view: View; schema?: z.ZodType };
export type Group = "newsroom" | "rates" | "services" | "guides" | "pages" | "reference" | "site" | "other";

const pages: Readonly<Record<string, z.ZodType>> = { ...pageSchemas, ...optionalPageSchemas };

/** The schemas that check the other files, by the form of their paths. */
const schemas: readonly [path: RegExp, group: Group, schema: z.ZodType][] = [
  [/^site\.yaml$/, "site", siteSchema],
  [/^newsroom\/.*\.md$/, "newsroom", newsSchema],
  [/^services\/.*\.md$/, "services", serviceSchema],
  [/^guides\/.*\.md$/, "guides", guideSchema],
  [/^pages\/.*\.md$/, "pages", proseSchema],
  [/^rates\/.*\/card\.yaml$/, "rates", cardSchema],
  [/^reference\/duties\/[^/]*\.yaml$/, "reference", regimeSchema],
  [/^reference\/calendar\/operations\.yaml$/, "reference", reference.operationsSchema],
  [/^reference\/goods\.yaml$/, "reference", reference.goodsSchema],
  [/^reference\/goods-classes\.yaml$/, "reference", reference.goodsClassesSchema],
  [/^reference\/options\.yaml$/, "reference", reference.optionsSchema],
  [/^reference\/exchange\.yaml$/, "reference", reference.exchangeSchema],
  [/^reference\/emissions\.yaml$/, "reference", reference.emissionsSchema],
  [/^reference\/sea-network\.yaml$/, "reference", reference.seaNetworkSchema],
  [/^reference\/gateways\.yaml$/, "reference", reference.gatewaysSchema],
];

const groups: readonly Group[] = ["newsroom", "rates", "services", "guides", "pages", "reference"];
const views: Readonly<Record<string, View>> = {
  ".csv": "table",
  ".md": "document",
  ".yaml": "form",
  ".json": "text",
  ".txt": "text",
};

/** What a content file is, by its path in the folder. */
export function findKind(path: string): Kind {
  const view = views[extname(path)] ?? "picture";
  const [, group, schema] = schemas.find(([form]) => form.test(path)) ?? [];
  if (group) return { group, view, ...(schema && { schema }) };
  const [folder = "", name = ""] = path.split("/");
  const page = folder === "pages" ? pages[name.split(".")[0] ?? ""] : undefined;
  if (page) return { group: "pages", view, schema: page };
  return { group: groups.find((known) => known === folder) ?? "other", view: view === "form" ? "text" : view };
}

/** A file that says the same in another language, by the name of both: `index.zh.md` of `index.md`. */
export function findOriginal(path: string): { original: string; locale: string } | undefined {
  const [name = "", locale = "", ending] = basename(path).split(".");
  if (!ending || !knownLocales.some((known) => known === locale)) return undefined;
  return { original: join(dirname(path), `${name}.${ending}`), locale };
}
