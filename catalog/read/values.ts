import { z } from "zod";
import { isDay } from "#rating/calendar/calendar.ts";
import type { LengthUnit, MassUnit } from "#rating/shipment/units.ts";

/** An amount with its unit as written in a file: "30 kg", "4 oz", "120 cm". */
export type Quantity<Unit> = { amount: number; unit: Unit; text: string };

const massUnits = ["g", "kg", "oz", "lb", "t"] as const satisfies readonly MassUnit[];
const lengthUnits = ["mm", "cm", "m", "in"] as const satisfies readonly LengthUnit[];

function quantity<Unit extends string>(units: readonly Unit[], right: string) {
  return z.string({ error: right }).transform((text, context): Quantity<Unit> => {
    const match = /^(\d+(?:\.\d+)?) ?([a-z]+)$/.exec(text.trim());
    const unit = units.find((known) => known === match?.[2]);
    const amount = Number(match?.[1]);
    if (unit && amount > 0 && amount < 1e9) return { amount, unit, text };
    context.addIssue({ code: "custom", message: unit ? `${text} is not an amount above zero` : right });
    return z.NEVER;
  });
}

/** "30 kg" or "500 g" in a card file. */
export const massText = quantity(massUnits, 'write a weight with its unit such as "500 g" or "30 kg"');

/** "120 cm" in a card file. */
export const lengthText = quantity(lengthUnits, 'write a length such as "120 cm"');

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write a date such as "2026-11-21"')
  .refine(isDay, "this day does not exist");

/** The day that pages are made for: the day of the build. */
export function getToday(): string {
  return (process.env.BUILD_DAY ?? new Date().toISOString()).slice(0, 10);
}

/** The day that is a number of days after another, such as "2026-06-30". */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
