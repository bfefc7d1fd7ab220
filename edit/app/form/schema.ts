import type { FormSchema } from "../../files/form-schema.ts";
import { isFields } from "../values.ts";

/** Whether a field holds words for people, which each language has its own of; the other fields are the same in all. */
export function isText(schema: FormSchema): boolean {
  return schema.type === "string" && schema.minLength === 1;
}

export function isDay(schema: FormSchema): boolean {
  return schema.pattern?.startsWith("^\\d{4}-\\d{2}-\\d{2}") ?? false;
}

export function isNumber({ type }: FormSchema): boolean {
  return type === "number" || type === "integer";
}

/** Whether a field has fields or entries of its own, which stand below its name. */
export function isGroup({ anyOf, type }: FormSchema): boolean {
  return anyOf !== undefined || type === "object" || type === "array";
}

/** The schema of an entry of a list. */
export function getItemSchema({ items }: FormSchema, at: number): FormSchema {
  return Array.isArray(items) ? (items[at] ?? items.at(-1) ?? {}) : (items ?? {});
}

/** The one of several forms that a value has. */
export function findOption(options: readonly FormSchema[], value: unknown): number {
  const found = options.findIndex((option) => isLike(option, value));
  return Math.max(0, found);
}

function isLike(option: FormSchema, value: unknown): boolean {
  if (option.const !== undefined) return option.const === value;
  if (option.enum) return option.enum.some((one) => one === value);
  if (isFields(value)) {
    if (option.type !== "object" && option.type !== "localized") return false;
    const names = Object.keys(value);
    const required = option.required ?? [];
    return (
      required.every((name) => name in value) &&
      (!option.properties || names.every((name) => name in (option.properties ?? {})))
    );
  }
  if (Array.isArray(value)) return option.type === "array";
  if (typeof value === "number") return option.type === "number" || option.type === "integer";
  return typeof value === option.type;
}

/** What an option is called: by the field that only it has, or by its kind. */
export function nameOption({ required, properties, const: fixed, enum: known, type }: FormSchema): string {
  if (fixed !== undefined) return String(fixed);
  if (known) return known.join(", ");
  return required?.[0] ?? Object.keys(properties ?? {})[0] ?? type ?? "";
}

/** A new value to begin with: what a schema requires, empty. */
export function makeEmpty(schema: FormSchema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return makeEmpty(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, makeEmpty(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return Array.from(
        { length: Array.isArray(schema.items) ? schema.items.length : Math.max(1, schema.minItems ?? 1) },
        (_, at) => makeEmpty(getItemSchema(schema, at)),
      );
    case "boolean":
      return true;
    case "number":
    case "integer":
      return 0;
    case "localized":
      return {};
    default:
      return "";
  }
}
