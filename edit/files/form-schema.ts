import { z } from "zod";
import { amount, amounts } from "#catalog/rates/amounts.ts";
import { localizedLine } from "#catalog/schema/text.ts";

/** What a form is made from: the part of JSON Schema that the content's schemas come to. */
export type FormSchema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "localized";
  properties?: Record<string, FormSchema>;
  required?: string[];
  additionalProperties?: FormSchema | boolean;
  items?: FormSchema | FormSchema[];
  anyOf?: FormSchema[];
  enum?: (string | number | boolean)[];
  const?: unknown;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
};

/** The form of a schema that checks content. A field that a schema gets appears here of itself. */
export function makeFormSchema(schema: z.ZodType): FormSchema {
  const written = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, describe(zodSchema)),
  });
  // what toJSONSchema gives is plain data of this shape; `describe` adds one type to it
  return JSON.parse(JSON.stringify(written));
}

/** What JSON Schema cannot tell of a field, because a function makes its value. */
function describe(schema: z.core.$ZodType): object | undefined {
  if (schema === localizedLine) return { type: "localized" };
  if (schema === amount) return { anyOf: Object.values(amounts).map(makeFormSchema) };
  if (!(schema instanceof z.ZodPipe)) return undefined;
  // a value that is brought into form first is written as what then is checked
  return schema.def.in instanceof z.ZodTransform && schema.def.out instanceof z.ZodType
    ? makeFormSchema(schema.def.out)
    : undefined;
}
