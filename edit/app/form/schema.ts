import type { FormSchema } from "../../files/form-schema.ts";

/** Whether a field holds words for people, which each language has its own of; the other fields are the same in all. */
export function isText(schema: FormSchema): boolean {
  return schema.type === "string" && schema.minLength === 1;
}

/** Whether a field has fields or entries of its own, which stand below its name. */
export function isGroup({ anyOf, type }: FormSchema): boolean {
  return anyOf !== undefined || type === "object" || type === "array";
}

/** The schema of an entry of a list. */
export function getItemSchema({ items }: FormSchema, at: number): FormSchema {
  return Array.isArray(items) ? (items[at] ?? items.at(-1) ?? {}) : (items ?? {});
}

/** The one of several forms that a value has, or else the first. */
export function findOption(options: readonly FormSchema[], value: unknown): number {
  const kind = Array.isArray(value) ? "array" : typeof value;
  const found = options.findIndex(({ enum: known, type, required = [] }) => {
    if (known) return known.some((one) => one === value);
    if (kind !== "object") return kind === type;
    return (type === "object" || type === "localized") && required.every((name) => name in Object(value));
  });
  return Math.max(0, found);
}

/** What an option is called: by the field that only it has, or by its kind. */
export function nameOption({ required, properties, enum: known, type }: FormSchema): string {
  return known?.join(", ") ?? required?.[0] ?? Object.keys(properties ?? {})[0] ?? type ?? "";
}

/** A new value to begin with: what a schema requires, empty. */
export function makeEmpty(schema: FormSchema): unknown {
  const { anyOf: [first] = [], type = "", required = [], properties, items, minItems = 1 } = schema;
  if (first) return makeEmpty(first);
  if (type === "object") return Object.fromEntries(required.map((name) => [name, makeEmpty(properties?.[name] ?? {})]));
  if (type === "array") {
    const length = Array.isArray(items) ? items.length : Math.max(1, minItems);
    return Array.from({ length }, (_, at) => makeEmpty(getItemSchema(schema, at)));
  }
  const empty: Readonly<Record<string, unknown>> = { boolean: true, number: 0, integer: 0, localized: {} };
  return schema.const ?? schema.enum?.[0] ?? empty[type] ?? "";
}
