import { icons as flags } from "@iconify-json/circle-flags";
import { icons as lucide } from "@iconify-json/lucide";
import { z } from "zod";
import { baseLocale, knownLocales, type Localized } from "#site/locales.ts";
import { findNearest, suggestName } from "../read/problems.ts";
import { day } from "../read/values.ts";

/** The icons that content and code may name, as `collection:name`. */
const iconSets = { lucide, "circle-flags": flags } as const;

export function findIcon(name: string) {
  const [collection = "", short = ""] = name.split(":");
  const set = Object.entries(iconSets).find(([id]) => id === collection)?.[1];
  const icon = set?.icons[short];
  return set && icon && { set, icon };
}

function iconNames(): string[] {
  return Object.entries(iconSets).flatMap(([id, { icons }]) => Object.keys(icons).map((name) => `${id}:${name}`));
}

/** A single text. A bare number in YAML is read as its digits. */
export const line = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .refine((text) => !/^“[^“”]*”$/.test(text), "stands in curly quotation marks"),
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
      message: `there is no icon "${name}"; write collection:name, such as "${findNearest(name, iconNames()) ?? "lucide:plane"}"`,
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
/** The parcel of an example. */
export const sample = z.strictObject({
  to: z.string().regex(/^[A-Z]{2}$/, "write a country code such as DE"),
  postcode: z.string().optional(),
  quantity: z.int().positive().default(1),
  weight_kg: z.number().positive(),
  size_cm: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]),
});
export const question = z.strictObject({ q: line, a: line });
export const step = z.strictObject({ title: line, text: line });

/** A fact in a text: what it says, in which of the text's sources it was read, and on which day. */
const checkedFact = z.strictObject({
  fact: line,
  source: line,
  read: day,
  /** If no source settles a fact, all readings. */
  unsettled: z.array(line).min(2, "write both readings").optional(),
});

/** Fields of a text that states facts. */
export const factFields = { sources: z.array(source).default([]), checked: z.array(checkedFact).default([]) };

type Facts = { sources: readonly { title: string }[]; checked: readonly z.output<typeof checkedFact>[] };

/** What the fields alone cannot check: each fact names a source of its text. */
export function factsHaveSources({ sources, checked }: Facts, context: z.core.$RefinementCtx): void {
  const titles = sources.map(({ title }) => title);
  for (const [at, { source: title }] of checked.entries()) {
    if (!titles.includes(title))
      context.addIssue({
        code: "custom",
        path: ["checked", at, "source"],
        message: `no source of this file has the title "${title}"; ${suggestName(title, titles)}`,
      });
  }
}

const name = line.refine((text) => text.length <= 9, "write at most 9 characters");
const side = z.number().positive();

/** What the cover of a news item or guide shows, if not determined by its topic and days. */
export const drawingSchema = z.union([
  /** A customs stamp: a few letters, and what they stand for. */
  z.strictObject({
    stamp: name,
    note: line.optional(),
  }),
  /** Bars to scale, each with its name, and what they are of; the last one is emphasised. */
  z.strictObject({
    bars: z.array(z.number().min(0)).min(1).max(8),
    names: z.array(name).optional(),
    label: line,
    title: line.optional(),
  }),
  /** Prices before and after a rise in percent, by line, to scale. */
  z.strictObject({ rises: z.record(name, z.number().min(0)) }),
  /** A box to scale, its sides in cm. */
  z.strictObject({ box: z.tuple([side, side, side]), label: line }),
  /** Rows of cells by name: 1 is taken on, 0 is left to somebody else. */
  z.strictObject({ grid: z.record(name, z.string().regex(/^[01]{2,8}$/, "write two to eight of 0 and 1")) }),
  /** A form with this name. */
  z.strictObject({ form: name }),
  /** A battery, filled to a charge in percent. */
  z.strictObject({ battery: z.number().min(0).max(100), label: name }),
  /** Dangerous goods that may not travel. */
  z.strictObject({ refused: z.literal(true) }),
  /** A value from which more is due. */
  z.strictObject({ step: name }),
  /** Rates in percent by country code, to scale, and what they are rates of. */
  z.strictObject({ rates: z.record(name, z.number().min(0)), label: line.optional() }),
  /** Up to four codes to choose from, the usual one first. */
  z.strictObject({ codes: z.array(name).min(2).max(4) }),
  /** Zones of a service's rate card on a map, and what is said of them. */
  z.strictObject({ map: z.array(z.string()).default([]), service: z.string(), label: line.optional() }),
]);

/** A time of day by the 24-hour clock. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day in quotes, such as "14:00"');

/** A marked day or period (`catalog/drawings/calendar.ts`): as dates, or by its name in the calendar. */
export const dayMarkSchema = z
  .strictObject({
    kind: z.enum(["closed", "last", "first", "sea", "period"]),
    from: day.optional(),
    to: day.optional(),
    at: timeOfDay.optional(),
    of: line.optional(),
    label: line,
  })
  .refine(({ from, to }) => !from || !to || to >= from, { message: "ends before it begins", path: ["to"] })
  .refine(({ from, of }) => (from === undefined) !== (of === undefined), {
    message: "write either from: with a date, or of: with the name that the calendar has for it",
  });

export type Drawing = z.output<typeof drawingSchema>;
