import { z } from "zod";
import { findIcon, iconNames } from "../icon-sets.ts";
import { nearest } from "../read/nearest.ts";

/** One text. A bare number in YAML is taken as its digits. */
export const line = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1, "must not be empty"),
);
export const localizedLine = z.strictObject({ en: line, zh: line.optional() });
export const icon = z.string().superRefine((name, context) => {
  if (!findIcon(name))
    context.addIssue({
      code: "custom",
      message: `there is no icon "${name}"; write collection:name, such as "${nearest(name, iconNames()) ?? "lucide:plane"}"`,
    });
});
export const localAddress = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'write an address of this site such as "/about-us"');
export const source = z.strictObject({ title: line, url: z.url().optional() });
export const question = z.strictObject({ q: line, a: line });
export const step = z.strictObject({ title: line, text: line });
