import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { cardSchema } from "./card.ts";
import * as documents from "./documents.ts";
import * as duties from "./duties.ts";
import * as pages from "./pages.ts";
import * as reference from "./reference.ts";
import { siteSchema } from "./site.ts";
import { amounts } from "../rates/amounts.ts";

/** The names of all fields of a schema, those of parts included. */
function listFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => [name, ...listFields(part)]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return listFields(schema.unwrap());
  if (schema instanceof z.ZodArray) return listFields(schema.element);
  if (schema instanceof z.ZodTuple) return listFields(schema.def.items[0]);
  if (schema instanceof z.ZodPipe) return listFields(schema.def.in);
  if (schema instanceof z.ZodRecord) return listFields(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFields);
  return [];
}

const read = (file: string) => readFileSync(`docs/${file}`, "utf8");

function findUnexplained(schemas: readonly unknown[], explained: string): string[] {
  const isExplained = (name: string) =>
    new RegExp(`\\b${name}\\b|\\b${name.replace(/_(?:over|from|up_to|under)$/, "_…")}`).test(explained);
  return [...new Set(schemas.flatMap(listFields))].filter((name) => !isExplained(name)).sort();
}

test("docs/rate-cards.md explains every field of a card, and every kind of amount", () => {
  const schemas = [cardSchema, ...Object.values(amounts)];
  expect(schemas.flatMap(listFields).length).toBeGreaterThan(60);
  expect(findUnexplained(schemas, read("rate-cards.md"))).toEqual([]);
});

// pages of YAML read like the page, and their headings need no list
test.each(Object.entries({ documents, duties, reference, site: { siteSchema } }))(
  "docs/content.md and docs/writing.md explain every field of %s",
  (_, module) => {
    const schemas = Object.values<unknown>(module);
    expect(schemas.flatMap(listFields).length).toBeGreaterThan(20);
    expect(findUnexplained(schemas, codeOf("content.md") + codeOf("writing.md"))).toEqual([]);
  },
);

test("every page has a heading in docs/content.md under which its fields stand", () => {
  const schemas = Object.values({ ...pages.pageSchemas, ...pages.optionalPageSchemas });
  expect(findUnexplained(schemas, codeOf("content.md"))).toEqual([]);
});

/** What stands as code: fields are not meant by the words of sentences. */
function codeOf(file: string): string {
  return (read(file).match(/```[\s\S]*?```|`[^`]+`/g) ?? []).join(" ");
}
