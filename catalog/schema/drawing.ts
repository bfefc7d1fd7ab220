import { z } from "zod";
import { day } from "../read/values.ts";
import { line } from "./text.ts";

const name = line.refine((text) => text.length <= 9, "write at most 9 characters");
const side = z.number().positive();

/** What the cover of a news item or guide shows, if not determined by its topic and days. */
export const drawingSchema = z.union([
  /** A customs stamp: a few letters, and what they stand for. */
  z.strictObject({
    stamp: name,
    note: line.optional(),
  }),
  /** Bars to scale; the last one is emphasised. */
  z.strictObject({ bars: z.array(z.number().min(0)).min(1).max(8), label: line }),
  /** A box to scale, its sides in cm. */
  z.strictObject({ box: z.tuple([side, side, side]), label: line }),
  /** Rows of cells by name: 1 is taken on, 0 is left to somebody else. */
  z.strictObject({ grid: z.record(name, z.string().regex(/^[01]{2,8}$/, "write two to eight of 0 and 1")) }),
  /** A form with this name. */
  z.strictObject({ form: name }),
  /** A battery, filled to a charge in percent. */
  z.strictObject({ battery: z.number().min(0).max(100), label: name }),
  /** A box that may not travel. */
  z.strictObject({ refused: z.literal(true) }),
  /** A value from which more is due. */
  z.strictObject({ step: name }),
  /** Rates in percent by country code, to scale. */
  z.strictObject({ rates: z.record(name, z.number().min(0)) }),
  /** Up to four codes to choose from, the usual one first. */
  z.strictObject({ codes: z.array(name).min(2).max(4) }),
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
