import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { cardSchema } from "./card.ts";
import { amounts } from "./surcharge.ts";

/** The names of all fields of a schema, those of parts included. */
function listFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => [name, ...listFields(part)]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return listFields(schema.unwrap());
  if (schema instanceof z.ZodArray) return listFields(schema.element);
  if (schema instanceof z.ZodRecord) return listFields(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFields);
  return [];
}

test("docs/rate-cards.md explains every field of a card, docs/content.md every kind of amount", () => {
  const explained = readFileSync("docs/rate-cards.md", "utf8");
  const fields = [...listFields(cardSchema), ...Object.values(amounts).flatMap(listFields)];
  expect(fields.length).toBeGreaterThan(60);
  const isExplained = (name: string) =>
    new RegExp(`\\b${name}\\b|\\b${name.replace(/_(?:over|from|up_to|under)$/, "_…")}`).test(explained);
  expect([...new Set(fields)].filter((name) => !isExplained(name))).toEqual([]);
  const listed = readFileSync("docs/content.md", "utf8");
  expect(Object.keys(amounts).filter((kind) => !listed.includes(`\`${kind}\``))).toEqual([]);
});
