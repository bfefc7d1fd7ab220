import { z } from "zod";
import { day } from "../read/values.ts";
import {
  dayMarkSchema,
  drawingSchema,
  factFields,
  factsHaveSources,
  icon,
  line,
  localAddress,
  question,
  sample,
  step,
} from "./text.ts";

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
    example: sample.extend({ goods: z.string().default("general") }).optional(),
    /** Country (and postcode) of the prices and times shown on the page. */
    shown: z
      .array(z.strictObject({ to: z.string(), postcode: z.string().optional(), label: line.optional() }))
      .default([]),
    steps: z.array(step).min(3),
    faq: z.array(question).min(3),
    guides: z.array(z.string()).default([]),
    also: line.optional(),
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
    also: line.optional(),
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
    /** What most people come for, as a button under the title. */
    action: z.strictObject({ to: localAddress, label: line }).optional(),
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
