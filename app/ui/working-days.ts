import { m } from "#app/messages/m.ts";
import { range } from "./format.ts";

/** A span of working days in words; one figure where both ends are the same. */
export function workingDays({ min, max }: { min: number; max: number }): string {
  return min === max ? m.days_one({ days: max }) : m.days({ days: range({ min, max }) });
}
