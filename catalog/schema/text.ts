import { z } from "zod";
import { findIcon, iconNames } from "../icon-sets.ts";
import { baseLocale, knownLocales } from "#site/locales.ts";
import type { Localized } from "../localized.ts";
import { nearest } from "../read/nearest.ts";

/** A single text. A bare number in YAML is read as its digits. */
export const line = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1, "must not be empty"),
);
/** A text in the languages of the site, including the first. */
export const localizedLine = z.record(z.string(), line).transform((texts, context): Localized<string> => {
  const strange = Object.keys(texts).filter((code) => !knownLocales.some((known) => known === code));
  if (strange.length > 0) context.addIssue({ code: "unrecognized_keys", keys: strange, input: texts });
  if (texts[baseLocale] === undefined)
    context.addIssue({ code: "invalid_type", expected: "string", path: [baseLocale], input: undefined });
  return texts;
});
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

/** Whether an address is a site's front page: only a host, a language, or an index. Such a page proves no fact. */
export function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  const front = /^\/([a-z]{2}\/?)?$|^\/([a-z-]+\/)?(index|home|main|default)([._-][^/]*)?$/i;
  return search === "" && front.test(pathname);
}

/** Where a fact was read: the page itself. */
export const sourceUrl = z.url({ abort: true }).refine((url) => !isFrontPage(url), {
  error: "is a site's front page, which says no fact; write the address of the page that says it",
});
export const source = z.strictObject({ title: line, url: sourceUrl.optional() });
export const question = z.strictObject({ q: line, a: line });
export const step = z.strictObject({ title: line, text: line });
