import type { Day } from "../card.ts";
import { type Calendar, findOpenDay, makeHubRest, fromDayNumber, type NonWorkingDay, toDayNumber } from "./calendar.ts";

/** A hub at a moment: its own clock, whether it takes goods, and when it next opens or closes. */
export type HubNow = {
  day: Day;
  /** Such as `15:12`. */
  time: string;
} & (
  | { open: true; until: string }
  /** `why`: the reason if it is closed all day. */
  | { open: false; opens: { day: Day; at: string }; why?: NonWorkingDay }
);

/** Whether a hub is open, by its own clock and calendar; undefined for an origin without a hub. */
export function readHubNow(calendar: Calendar, origin: string, now: Date): HubNow | undefined {
  const hub = Object.hasOwn(calendar.hubs, origin) ? calendar.hubs[origin] : undefined;
  if (!hub) return undefined;
  // the Swedish way of writing a time is that of ISO 8601
  const [day = "", time = ""] = now
    .toLocaleString("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
      numberingSystem: "latn",
      ...(hub.timeZone && { timeZone: hub.timeZone }),
    })
    .split(" ");
  const { from, to } = hub.hours;
  const number = toDayNumber(day);
  const why = number === undefined ? undefined : makeHubRest(calendar, origin)(number);
  if (!why && from <= time && time < to) return { day, time, open: true, until: to };
  if (!why && time < from) return { day, time, open: false, opens: { day, at: from } };
  const next = findOpenDay(calendar, origin, number === undefined ? day : fromDayNumber(number + 1));
  return { day, time, open: false, opens: { day: next, at: from }, ...(why && { why }) };
}
