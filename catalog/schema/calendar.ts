import { z } from "zod";
import { day } from "../read/quantity.ts";
import { localizedLine } from "./text.ts";

export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

const onDays = z.array(z.enum(weekdays)).min(1);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as "14:00"');
const id = z.string().regex(/^[a-z0-9-]+$/, "use a-z, 0-9 and - only");

/** `content/reference/calendar/operations.yaml` */
export const operationsSchema = z.strictObject({
  hubs: z.record(
    z.string(),
    z.strictObject({
      open: onDays,
      hours: z.strictObject({ from: time, to: time }),
      hand_over_by: time,
      hand_over_by_service: z.record(z.string(), time).default({}),
    }),
  ),
  closings: z
    .array(
      z.strictObject({
        id,
        hubs: z.array(z.string()).min(1),
        name: localizedLine,
        from: day,
        to: day,
        first_departure: day.optional(),
        /** Other days that a notice about it may mention. */
        days: z.record(z.string(), day).default({}),
      }),
    )
    .default([]),
  departures: z
    .array(z.strictObject({ services: z.array(z.string()).min(1), kind: z.enum(["flight", "sailing"]), on: onDays }))
    .default([]),
  peaks: z
    .array(
      z.strictObject({
        id,
        name: localizedLine,
        from: day,
        to: day,
        services: z.array(z.string()).min(1).optional(),
        add: z
          .array(z.strictObject({ countries: z.array(z.string()).min(1).optional(), days: z.int().min(1).max(30) }))
          .min(1),
      }),
    )
    .default([]),
});

export type OperationsFile = z.output<typeof operationsSchema>;
export type ClosingFile = OperationsFile["closings"][number];
