import { z } from "zod";
import { icon, line, question, step, timeOfDay } from "./text.ts";

/** What begins most of these pages. */
const introduced = { title: line, description: line, intro: line };

/** `content/pages/home.yaml` */
export const homeSchema = z.strictObject({
  title: line,
  description: line,
  headline: line,
  intro: line,
  lines_title: line,
  lines_intro: line,
  freight_title: line,
  freight_intro: line,
  /** The parcel with which form, table and worked example start. */
  sample: z.strictObject({
    to: z.string(),
    weight_kg: z.number(),
    size_cm: z.tuple([z.number(), z.number(), z.number()]),
  }),
  check_title: line,
  check_intro: line,
  /** The service whose price is explained line by line. */
  worked: z.string(),
  how_title: line,
  how: z.array(step).min(3),
  esg_title: line,
  esg_text: line,
  news_title: line,
  faq_title: line,
  faq: z.array(question).min(4),
});

const country = z.string().regex(/^[A-Z]{2}$/, "write a country code such as US");

/** A figure of the climate page: given as a series, or calculated from cards and emission factors. */
export const esgFigureSchema = z
  .strictObject({
    id: line,
    title: line,
    unit: line,
    /** What the scale's last figure carries: the unit in short. */
    scale: line,
    note: line,
    computed: line,
    /** Its values are invented: drawn as outlines, so that they are not taken for sourced ones. */
    illustrative: z.literal(true).optional(),
    series: z
      .array(z.strictObject({ label: line, value: z.number().min(0), kind: z.enum(["air", "sea", "road"]).optional() }))
      .min(2)
      .optional(),
    /** A kilogram on each line, to this country if the line goes there. */
    lines: z.strictObject({ to: country }).optional(),
    /** A seller's year, by how much of the stock goes by sea. */
    year: z
      .strictObject({
        to: country,
        parcels: z.int().positive(),
        weight_kg: z.number().positive(),
        mixes: z.array(z.strictObject({ label: line, by_sea: z.number().min(0).max(100) })).min(2),
      })
      .optional(),
  })
  .refine(({ series, lines, year }) => [series, lines, year].filter(Boolean).length === 1, {
    message: "needs one of series, lines and year",
  });

/** `content/pages/esg.yaml` */
export const esgSchema = z.strictObject({
  title: line,
  description: line,
  also: line.optional(),
  intro: line,
  /** What the colours of the parts mean. */
  legend: z.strictObject({ air: line, sea: line, road: line, rail: line.optional() }),
  figures: z.array(esgFigureSchema).min(2),
  sections: z.array(z.strictObject({ title: line, text: line })).min(2),
});

/** `content/pages/partners.yaml` */
export const partnersSchema = z.strictObject({
  ...introduced,
  fictional: line,
  /** A parcel's journey through four companies in the directory. Illustrative, but within the card's transit days. */
  way: z.strictObject({
    title: line,
    text: line,
    service: z.string(),
    to: country,
    hands: z
      .array(
        z.strictObject({
          role: line,
          firm: line,
          scans: z
            .array(
              z.strictObject({
                /** The first Monday is 1. */
                day: z.int().min(1).max(28),
                at: timeOfDay,
                /** Hours by which its clock is behind the hub's. */
                behind: z.int().min(0).max(20).default(0),
                /** Working days are counted from here. */
                departs: z.literal(true).optional(),
                text: line,
              }),
            )
            .min(1),
        }),
      )
      .min(2),
  }),
  roles: z.array(z.strictObject({ id: line, title: line, text: line, icon })).min(2),
  directory: z.array(z.strictObject({ name: line, role: line, region: line, places: line, does: line })).min(6),
  join_title: line,
  join: z.array(step).min(3),
  requirements: z.array(line).min(3),
});

/** `content/pages/onboarding.yaml` */
export const onboardingSchema = z.strictObject({
  ...introduced,
  steps: z
    .array(
      z.strictObject({
        title: line,
        time: line,
        text: line,
        tasks: z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: line })).min(1),
      }),
    )
    .min(3),
  documents: z.array(z.strictObject({ name: line, who: line, why: line })).min(3),
  faq: z.array(question).min(3),
});

/** `content/pages/resource.yaml` */
export const resourceSchema = z.strictObject({
  ...introduced,
  calculator_title: line,
  calculator_text: line,
  guides_title: line,
  downloads_title: line,
  downloads_text: line,
});

/** `content/pages/calculator.yaml` */
export const calculatorSchema = z.strictObject({
  title: line,
  description: line,
  notes_title: line,
  notes: z.array(step).min(3),
});

/** `content/pages/freight-calculator.yaml` */
export const freightCalculatorSchema = z.strictObject({ title: line, description: line, also: line.optional() });

/** `content/pages/order-files.yaml` */
export const orderFilesSchema = z.strictObject({ title: line, description: line, also: line.optional(), intro: line });

/** `content/pages/contact.yaml` */
export const contactSchema = z.strictObject({
  title: line,
  description: line,
  also: line.optional(),
  intro: line,
  requests_title: line,
  requests_intro: line,
  /** What a visitor may want: `fields` are what we need to know, each a line to fill in. */
  requests: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, "write the name of its link, such as claim"),
        title: line,
        text: line,
        fields: z.array(line).min(1).max(10),
      }),
    )
    .min(2),
  /** What happens to what is typed. */
  note: line,
});

/** `content/pages/tracking.yaml` */
export const trackingSchema = z.strictObject({
  title: line,
  description: line,
  also: line.optional(),
  intro: line,
  /** Said where the provider has no address for tracking. */
  none: line,
  stages_title: line,
  stages_intro: line,
  /** What is seen in tracking, from handover to delivery, and what it means. */
  stages: z
    .array(z.strictObject({ title: line, events: z.array(z.strictObject({ seen: line, means: line })).min(1) }))
    .min(2),
  still_title: line,
  faq: z.array(question).min(3),
});

/** `content/pages/newsroom.yaml` */
export const newsroomSchema = z.strictObject({
  ...introduced,
  /** Topics of the items, by their name in addresses. */
  topics: z.record(z.string().regex(/^[a-z0-9-]+$/), z.strictObject({ name: line, text: line })),
});

/** Pages with fields of their own, by the names of their files in `content/pages/`. */
export const pageSchemas = {
  home: homeSchema,
  esg: esgSchema,
  partners: partnersSchema,
  onboarding: onboardingSchema,
  resource: resourceSchema,
  calculator: calculatorSchema,
  "freight-calculator": freightCalculatorSchema,
  "order-files": orderFilesSchema,
  newsroom: newsroomSchema,
};

/** Likewise, of pages that a provider may do without. */
export const optionalPageSchemas = { contact: contactSchema, tracking: trackingSchema };
