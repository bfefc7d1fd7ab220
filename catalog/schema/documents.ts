import { z } from "zod";
import { day } from "../read/values.ts";
import { dayMarkSchema, drawingSchema, factFields, factsHaveSources, icon, line, question, step } from "./text.ts";

const parcel = z.strictObject({
  to: z.string().regex(/^[A-Z]{2}$/, "write a country code such as DE"),
  postcode: z.string().optional(),
  quantity: z.int().positive().default(1),
  weight_kg: z.number().positive(),
  size_cm: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]),
  goods: z.string().default("general"),
});

const formerName = z.string().regex(/^[a-z0-9-]+$/, "write the last part of its former address, such as express-line");

/** `content/services/<slug>.md`: an overview or a line. */
export const serviceSchema = z
  .strictObject({
    name: line,
    kind: z.enum(["b2b", "b2c"]),
    overview: z.boolean().default(false),
    order: z.number().default(0),
    icon,
    summary: line,
    description: line,
    audience: z.array(line).min(2),
    carries: z.array(line).min(1),
    refuses: z.array(line).min(1),
    tracking: z.array(step).min(1),
    customs: line,
    packing: z.array(line).min(1),
    example: parcel.optional(),
    /** Country (and postcode) of the prices and times shown on the page. */
    shown: z
      .array(z.strictObject({ to: z.string(), postcode: z.string().optional(), label: line.optional() }))
      .default([]),
    steps: z.array(step).min(3),
    faq: z.array(question).min(3),
    guides: z.array(z.string()).default([]),
    /** Former names, whose addresses redirect here. */
    formerly: z.array(formerName).default([]),
    ...factFields,
  })
  .superRefine(factsHaveSources);

/** `content/guides/<slug>.md` */
export const guideSchema = z
  .strictObject({
    title: line,
    summary: line,
    icon,
    order: z.number(),
    updated: day,
    /** Former names, whose addresses redirect here. */
    formerly: z.array(formerName).default([]),
    ...factFields,
    services: z.array(z.string()).default([]),
    drawing: drawingSchema.optional(),
  })
  .superRefine(factsHaveSources);

/** `content/newsroom/<id>/index.md` */
export const newsSchema = z
  .strictObject({
    title: line,
    date: day,
    topic: z.string(),
    summary: line,
    facts: z.array(z.strictObject({ label: line, value: line })).min(2),
    concerns: line,
    services: z.array(z.string()).default([]),
    /** Former names, whose addresses redirect here. */
    formerly: z.array(formerName).default([]),
    ...factFields,
    cover: z.strictObject({ file: z.string().regex(/^[^/\\]+$/, "name a file beside the text"), alt: line }).optional(),
    /** What its cover shows, if not determined by topic and days. */
    drawing: drawingSchema.optional(),
    /** Days to note: a calendar on its page, and its cover. */
    days: z.array(dayMarkSchema).default([]),
    /** Left out of production builds. */
    draft: z.boolean().default(false),
    /** Corrections after publication, oldest first. */
    corrections: z.array(z.strictObject({ date: day, text: line })).default([]),
    /** A disruption or change for a period: a banner on its services' pages while it is in force. */
    notice: z
      .strictObject({
        from: day,
        to: day.optional(),
        destinations: z.array(z.string()).default([]),
        /** What the banner says on each page that has no words of its own under `lines`. */
        text: line.optional(),
        /** By service: what holds for this one alone, such as its last days. */
        lines: z.record(z.string(), line).default({}),
      })
      .optional(),
    /** Days that both the text and the calendar contain: the build compares them. */
    calendar: z
      .strictObject({
        closing: z.string().optional(),
        /** A table of last handover days: its rows are services, its columns countries. */
        cut_offs: z
          .strictObject({
            by: day,
            rows: z.record(z.string(), z.string()),
            columns: z.record(z.string(), z.array(z.string()).min(1)),
          })
          .optional(),
      })
      .optional(),
  })
  .superRefine(factsHaveSources);

const days = z.coerce.number().positive().max(1000);

/** `content/pages/<name>.md`: prose with a head. */
export const proseSchema = z
  .strictObject({
    title: line,
    description: line,
    /** Other words that it is looked for by. */
    also: line.optional(),
    intro: line,
    updated: day.optional(),
    /** Spans of days, drawn above the text on one scale; `after`: the day that a span begins. */
    deadlines: z
      .array(
        z.strictObject({
          title: line,
          rows: z.array(z.strictObject({ label: line, after: days.optional(), days, text: line })).min(1),
        }),
      )
      .default([]),
    ...factFields,
  })
  .superRefine(factsHaveSources);

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
  intro: line,
  /** What the colours of the parts mean. */
  legend: z.strictObject({ air: line, sea: line, road: line, rail: line.optional() }),
  figures: z.array(esgFigureSchema).min(2),
  sections: z.array(z.strictObject({ title: line, text: line })).min(2),
});

/** `content/pages/partners.yaml` */
export const partnersSchema = z.strictObject({
  title: line,
  description: line,
  intro: line,
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
                at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day in quotes, such as "14:00"'),
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
  title: line,
  description: line,
  intro: line,
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
  title: line,
  description: line,
  intro: line,
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
export const freightCalculatorSchema = z.strictObject({ title: line, description: line });

/** `content/pages/order-files.yaml` */
export const orderFilesSchema = z.strictObject({ title: line, description: line, intro: line });

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
  title: line,
  description: line,
  intro: line,
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
