import { z } from "zod";
import { modes } from "#rating/card.ts";
import { day } from "../read/values.ts";
import { line, localizedLine, sourceUrl } from "./text.ts";

/** A figure as exact decimal text: 9.975 becomes "9.975", never 9.9749999. */
const figure = z
  .number({ error: "write a number such as 9.975" })
  .min(0, "must not be below zero")
  .max(1_000_000_000, "is too large")
  .refine((value) => !String(value).includes("e"), "has too many places")
  .transform(String);

const percentFigure = z.number().min(0, "must not be below zero").max(400, "is above 400 percent").transform(String);

/** The state of the law that a source gives, or the day of the source itself, in digits so that every language can write it. */
const edition = line.refine(
  (text) => !/^(\d{1,2} )?[A-Z][a-z]+ \d{4}$/.test(text),
  'write a day as "2026-07-28", a month as "2026-07"',
);

const source = z.strictObject({ title: line, url: sourceUrl.optional(), edition, read: day });

const code = z.string().regex(/^\d{2,6}$/, 'write 2 to 6 digits in quotes, such as "61" or "6109"');

const conditions = {
  from: day.optional(),
  to: day.optional(),
  countries: z.array(z.string()).min(1).optional(),
  goods: z.array(z.string()).min(1).optional(),
  not_goods: z.array(z.string()).min(1).optional(),
  dispatched_from: z.array(z.string()).min(1).optional(),
  not_dispatched_from: z.array(z.string()).min(1).optional(),
  /** Names of lists in `codes`. */
  codes: z.array(z.string()).min(1).optional(),
  not_codes: z.array(z.string()).min(1).optional(),
  code_known: z.boolean().optional(),
  buyer: z.enum(["business", "private"]).optional(),
  mode: z.enum(modes).optional(),
  registered: z.boolean().optional(),
  /** Which value the bounds apply to. */
  value_of: z.enum(["goods", "with-carriage"]).optional(),
  value_over: figure.optional(),
  value_up_to: figure.optional(),
  value_from: figure.optional(),
  value_under: figure.optional(),
};

export const conditionFields = Object.keys(conditions).filter(
  (name): name is keyof typeof conditions => name in conditions,
);

const charge = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, "use a-z, 0-9 and - only"),
  kind: z.enum(["duty", "tax", "fee"]),
  label: localizedLine,
  ...conditions,
  /** The reading of an open question under which the row holds. */
  reading: z.record(z.string(), z.string()).optional(),
  /** Percent of `of`: a figure, a rate of the country, or a table in tariffs.csv. */
  percent: z
    .union([
      percentFigure,
      // reduced: by list of codes that is a rate's name too, the source of these rates
      z.strictObject({ rate: z.string(), reduced: z.record(z.string(), z.string()).optional() }),
      z.strictObject({ tariff: z.string() }),
    ])
    .optional(),
  of: z.array(z.string()).min(1).optional(),
  /** The share of the goods' value that counts. */
  goods_percent: percentFigure.optional(),
  less: figure.optional(),
  inside: z.literal(true).optional(),
  min: figure.optional(),
  max: figure.optional(),
  base_step: figure.optional(),
  step: figure.optional(),
  rounding: z.literal("down").optional(),
  /** A fixed amount per unit. */
  each: figure.optional(),
  currency: z.string().optional(),
  per: z.enum(["sub-heading", "parcel", "consignment"]).optional(),
  waived_up_to: figure.optional(),
  collected: z.enum(["import", "seller"]).default("import"),
  source: z.string(),
});

/** `content/reference/duties/<regime>.yaml` */
export const regimeSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "write an ISO 4217 code such as EUR"),
  scheme: z.strictObject({ name: z.union([line, localizedLine]), assumed: z.boolean() }).optional(),
  /** What a gift between private persons may be worth to be free of duty and tax. */
  gift: z.strictObject({ up_to: figure, source: z.string() }).optional(),
  needs_postcode: z.literal(true).optional(),
  /** Days after which a source must be read again. */
  stale_after: z.int().min(1).max(400).default(396),
  /** Lists of beginnings of HS codes. */
  codes: z.record(z.string(), z.array(code).min(1)).default({}),
  countries: z.record(z.string(), z.record(z.string(), percentFigure)),
  sources: z.record(z.string(), source),
  parts: z
    .array(
      z.strictObject({
        id: z.string(),
        country: z.string(),
        name: localizedLine,
        postcodes: line,
        rates: z.record(z.string(), percentFigure).optional(),
        without_scheme: z.literal(true).optional(),
        refuse: localizedLine.optional(),
        source: z.string(),
      }),
    )
    .default([]),
  charges: z.array(charge),
  refuse: z.array(z.strictObject({ ...conditions, reason: localizedLine, source: z.string() })).default([]),
  open: z
    .array(
      z.strictObject({
        id: z.string(),
        question: localizedLine,
        readings: z
          .array(z.strictObject({ id: z.string(), text: localizedLine }))
          .min(2, "has one reading; an open question has two or more"),
        /** The reading that quotes charge: one for all goods, or by kind of goods with "*" for the others. */
        assumed: z.union([z.string(), z.record(z.string(), z.string())]),
        ...conditions,
        source: z.string(),
      }),
    )
    .default([]),
});

export type RegimeFile = z.output<typeof regimeSchema>;
export type ChargeFile = RegimeFile["charges"][number];
