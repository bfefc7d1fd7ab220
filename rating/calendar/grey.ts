import type { Day } from "../card.ts";
import type { LocalText } from "../duties/rules.ts";
import type { Calendar, Closing, Holiday } from "./calendar.ts";
import { dayNumber, dayText, weekday } from "./days.ts";

/** Why a day does not count as a working day. */
export type Grey =
  | { kind: "weekend" }
  | { kind: "holiday"; name: LocalText; expected?: true }
  | { kind: "closing"; name: LocalText }
  /** The hub works, but nothing departs yet. */
  | { kind: "no-departure"; name?: LocalText };

export type GreyDay = Grey & { day: Day; where: "origin" | "destination" };

const usualWeekend: readonly number[] = [0, 6];

/** A calendar's holidays by region and day number, built on first use. */
const indexes = new WeakMap<Calendar, Map<string, Map<number, Holiday>>>();

function holidaysOf(calendar: Calendar, region: string): ReadonlyMap<number, Holiday> | undefined {
  let index = indexes.get(calendar);
  if (!index) {
    index = new Map();
    for (const holiday of calendar.holidays) {
      const number = dayNumber(holiday.day);
      if (number === undefined) continue;
      for (const one of holiday.regions) {
        const own = index.get(one) ?? new Map<number, Holiday>();
        index.set(one, own.set(number, holiday));
      }
    }
    indexes.set(calendar, index);
  }
  return index.get(region);
}

/** Why a region does not work on a day; undefined if it does. */
export function restOf(calendar: Calendar, region: string, day: number): Grey | undefined {
  const own = Object.hasOwn(calendar.weekends, region) ? calendar.weekends[region] : undefined;
  const holiday = holidaysOf(calendar, region)?.get(day);
  if (holiday) return { kind: "holiday", name: holiday.name, ...(holiday.expected && { expected: true as const }) };
  return (own ?? usualWeekend).includes(weekday(day)) ? { kind: "weekend" } : undefined;
}

/** Why a hub accepts nothing on a day: a closing, a holiday, or its weekly day off. Undefined if it is open. */
export function hubRest(calendar: Calendar, origin: string, day: number): Grey | undefined {
  const hub = Object.hasOwn(calendar.hubs, origin) ? calendar.hubs[origin] : undefined;
  if (!hub) return restOf(calendar, origin, day);
  const closing = hub.closings.find((one) => isWithin(one, day));
  if (closing) return { kind: "closing", name: closing.name };
  const holiday = holidaysOf(calendar, origin)?.get(day);
  if (holiday) return { kind: "holiday", name: holiday.name, ...(holiday.expected && { expected: true as const }) };
  return hub.open.includes(weekday(day)) ? undefined : { kind: "weekend" };
}

/** Why nothing departs although the hub works: after a closing, or a weekday without departures. */
export function departureRest(calendar: Calendar, service: string, origin: string, day: number): Grey | undefined {
  const hub = Object.hasOwn(calendar.hubs, origin) ? calendar.hubs[origin] : undefined;
  const still = hub?.closings.find((one) => isBeforeFirst(one, day));
  if (still) return { kind: "no-departure", name: still.name };
  const row = calendar.departures.find(({ services }) => services.includes(service));
  return row && !row.on.includes(weekday(day)) ? { kind: "no-departure" } : undefined;
}

// days as texts come in the order of the calendar; to read numbers from them would take most of a journey's time
function isWithin({ from, to }: { from: Day; to: Day }, day: number): boolean {
  const text = dayText(day);
  return from <= text && text <= to;
}

function isBeforeFirst({ from, firstDeparture }: Closing, day: number): boolean {
  const text = dayText(day);
  return firstDeparture !== undefined && from <= text && text < firstDeparture;
}
