import { z } from "zod";

/** One text. A bare number in YAML is taken as its digits. */
export const line = z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string().trim().min(1, "must not be empty"));
export const localizedLine = z.strictObject({ en: line, zh: line.optional() });
export const icon = z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'write collection:name, such as "lucide:plane"');
export const localAddress = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'write an address of this site such as "/about-us"');
export const source = z.strictObject({ title: line, url: z.url().optional() });
export const question = z.strictObject({ q: line, a: line });
export const step = z.strictObject({ title: line, text: line });
