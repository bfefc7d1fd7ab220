import type { Day, RateCard, Transit } from "./card.ts";
import type { Reference } from "./reference.ts";

/** Delivery days after a ship date, counted in working days of the origin. */
export function deliveryDays(
  card: RateCard,
  { transitMin, transitMax }: Transit,
  from: string,
  shipDate: Day,
  reference: Reference,
) {
  const closed = new Set(reference.holidays[from] ?? []);
  const handedOver = card.transit.cutoffDays;
  return {
    min: transitMin,
    max: transitMax,
    earliest: addWorkingDays(shipDate, transitMin + handedOver, closed),
    latest: addWorkingDays(shipDate, transitMax + handedOver, closed),
  };
}

/** The day `count` working days after `day`; Saturdays, Sundays and `closed` days do not count. */
export function addWorkingDays(day: Day, count: number, closed: ReadonlySet<Day>): Day {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !closed.has(date.toISOString().slice(0, 10))) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
