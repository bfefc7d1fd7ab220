import { z } from "zod";
import { day } from "../read/quantity.ts";
import { line } from "./text.ts";

/** What the cover of a news item or guide shows, if not determined by its topic and days. */
export const drawingSchema = z.union([
  /** A customs stamp: a few letters, and what they stand for. */
  z.strictObject({
    stamp: line.refine((text) => text.length <= 9, "write at most 9 characters"),
    note: line.optional(),
  }),
  /** Bars to scale; the last one is emphasised. */
  z.strictObject({ bars: z.array(z.number().min(0)).min(1).max(8), label: line }),
  /** Zones of a service's rate card on a map. */
  z.strictObject({ map: z.array(z.string()).default([]), service: z.string() }),
]);

/** A marked day or period (`catalog/drawings/calendar.ts`): as dates, or by its name in the calendar. */
export const dayMarkSchema = z
  .strictObject({
    kind: z.enum(["closed", "last", "first", "sea", "period"]),
    from: day.optional(),
    to: day.optional(),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of day in quotes, such as "14:00"')
      .optional(),
    of: line.optional(),
    label: line,
  })
  .refine(({ from, to }) => !from || !to || to >= from, { message: "ends before it begins", path: ["to"] })
  .refine(({ from, of }) => (from === undefined) !== (of === undefined), {
    message: "write either from: with a date, or of: with the name that the calendar has for it",
  });

export type Drawing = z.output<typeof drawingSchema>;
