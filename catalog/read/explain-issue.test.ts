import { expect, test } from "vitest";
import { z } from "zod";
import * as amounts from "../rates/amounts.ts";
import * as card from "../schema/card.ts";
import * as documents from "../schema/documents.ts";
import * as duties from "../schema/duties.ts";
import * as pages from "../schema/pages.ts";
import * as reference from "../schema/reference.ts";
import * as site from "../schema/site.ts";
import * as surcharge from "../schema/surcharge.ts";
import * as text from "../schema/text.ts";
import { explainIssue } from "./explain-issue.ts";

const modules = { amounts, card, documents, duties, pages, reference, site, surcharge, text };
const schemas = Object.values(modules).flatMap((one) =>
  Object.entries(one).flatMap(([name, schema]: [string, unknown]): [string, z.ZodType][] =>
    schema instanceof z.ZodType ? [[name, schema]] : [],
  ),
);

/** What a field may be filled with by mistake. */
const values = [undefined, null, "", "x", "Ä b", -1, 0.5, 1e12, true, [], ["x"], [0, 0, 0], {}, { x: "y" }, [{ x: 1 }]];

/** Every value in every place of a schema's value, as deep as its fields go. */
function listWrong(schema: unknown): unknown[] {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (inner instanceof z.ZodPipe) return listWrong(inner.def.in);
  if (inner instanceof z.ZodArray) return [...values, ...listWrong(inner.element).map((one) => [one])];
  if (inner instanceof z.ZodRecord)
    return [...values, ...listWrong(inner.valueType).flatMap((one) => [{ en: one }, { "Ä b": one }])];
  if (!(inner instanceof z.ZodObject)) return values;
  const fields = Object.entries(inner.shape);
  return [...values, ...fields.flatMap(([name, field]) => listWrong(field).map((value) => ({ [name]: value })))];
}

test.each(schemas)("%s speaks an editor's words about every mistake, never the library's", (_, schema) => {
  const said = listWrong(schema).flatMap((value) => {
    const find = (path: readonly PropertyKey[]) => path.reduce((own: unknown, key) => Object(own)[key], value);
    const { error } = schema.safeParse(value);
    return error?.issues.flatMap((issue) => explainIssue(issue, find)) ?? [];
  });
  expect(said.length).toBeGreaterThan(0);
  const words = new Set(said.map(({ wrong, right }) => `${wrong}; ${right}`));
  const foreign =
    /invalid|expected|received|too (?:small|big)|NaN|\bregex|pattern|undefined|\[object|unrecognized|>=|<=/i;
  expect([...words].filter((one) => foreign.test(one))).toEqual([]);
});
