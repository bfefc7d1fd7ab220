import { m } from "#app/messages/m.ts";
import { twoReadings } from "./read-amount.ts";

/** Which of its two meanings a figure was read in: `1.200` kg is 1.2 kg here, and 1200 kg to others. */
export function readAs(text: string, unit: string): string | undefined {
  const two = twoReadings(text);
  return two?.mark === "." ? m.parcel_read_as({ decimal: two.decimal, thousands: two.thousands, unit }) : undefined;
}

/** Asks which of its two meanings a figure has: `1,645`. */
export function askedBack(text: string): string | undefined {
  const two = twoReadings(text);
  return two && m.problem_two_readings({ text: text.trim(), decimal: two.decimal, thousands: two.thousands });
}
