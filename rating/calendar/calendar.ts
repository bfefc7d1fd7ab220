import type { Day, LocalText } from "../card.ts";

/** Every exceptional day: at the origin, in transit and at the destination. */
export type Calendar = {
  holidays: readonly Holiday[];
  /** Days of the week on which a region does not work (0 is Sunday); Saturday and Sunday for a region not listed. */
  weekends: Readonly<Record<string, readonly number[]>>;
  /** By region of origin. */
  hubs: Readonly<Record<string, Hub>>;
  departures: readonly Departure[];
  peaks: readonly Peak[];
};

/** A day on which regions do not work. `expected`: its date has not been published yet. */
export type Holiday = { day: Day; name: LocalText; regions: readonly string[]; expected?: true };

export type Hub = {
  /** Days of the week on which parcels are accepted. */
  open: readonly number[];
  hours: { from: string; to: string };
  /** Cut-off time: parcels arriving by then count as handed over on that day. */
  handOverBy: string;
  handOverByService: Readonly<Record<string, string>>;
  /** As IANA names it: the days of the hub are those of its clock, not of the visitor's. */
  timeZone?: string;
  closings: readonly Closing[];
};

/** Days other than weekends and holidays on which a hub is closed; both ends included. */
type Closing = {
  id: string;
  name: LocalText;
  from: Day;
  to: Day;
  /** The first day on which anything departs again; if absent, the day after the closing. */
  firstDeparture?: Day;
};

/** The days of the week on which a service flies or sails; a service without a row departs every working day. */
export type Departure = { services: readonly string[]; kind: "flight" | "sailing"; on: readonly number[] };

/** Weeks in which everything takes longer: parcels handed over from `from` to `to` need `add` more working days. */
export type Peak = {
  id: string;
  name: LocalText;
  from: Day;
  to: Day;
  services?: readonly string[];
  add: readonly { countries?: readonly string[]; days: number }[];
};

// cached: a quote names some thirty days, the same ones for every card
const texts = new Map<number, Day>();
const numbers = new Map<Day, number>();

/**
 * A day as a number: days since 1 January 1970. Undefined for a text that is not a calendar day, and outside the years
 * 2000 to 2199, which no shipment needs.
 */
export function toDayNumber(day: Day): number | undefined {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  if (!/^2[01]\d{2}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || fromDayNumber(time / 86_400_000) !== day) return undefined;
  const number = time / 86_400_000;
  if (numbers.size >= 5000) numbers.clear();
  numbers.set(day, number);
  return number;
}

/** Whether a text is a calendar day such as 2026-11-21. Years beyond 2999 are mistyped, and a journey from one would need five figures. */
export function isDay(text: string): boolean {
  const time = /^[0-2]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function fromDayNumber(number: number): Day {
  let text = texts.get(number);
  if (text === undefined) {
    text = new Date(number * 86_400_000).toISOString().slice(0, 10);
    if (texts.size >= 5000) texts.clear();
    texts.set(number, text);
  }
  return text;
}

/** 0 is Sunday; 1 January 1970 was a Thursday. */
export function getWeekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** Why a day does not count as a working day. */
export type NonWorkingDay =
  | { kind: "weekend" }
  | { kind: "holiday"; name: LocalText; expected?: true }
  | { kind: "closing"; name: LocalText }
  /** The hub works, but nothing departs yet. */
  | { kind: "no-departure"; name?: LocalText };

export type GreyDay = NonWorkingDay & { day: Day; where: "origin" | "destination" };

/** A calendar's holidays by region and day number, built on first use. */
const indexes = new WeakMap<Calendar, Map<string, Map<number, NonWorkingDay>>>();

function listHolidays(calendar: Calendar, region: string): ReadonlyMap<number, NonWorkingDay> | undefined {
  let index = indexes.get(calendar);
  if (!index) {
    index = new Map();
    for (const { day, name, regions, expected } of calendar.holidays) {
      const number = toDayNumber(day);
      if (number === undefined) continue;
      for (const one of regions) {
        const own = index.get(one) ?? new Map<number, NonWorkingDay>();
        index.set(one, own.set(number, { kind: "holiday", name, ...(expected && { expected }) }));
      }
    }
    indexes.set(calendar, index);
  }
  return index.get(region);
}

/** Why a day, given by its number, does not count; undefined for a day that does. */
export type Rest = (day: number) => NonWorkingDay | undefined;

/** Tells why a region does not work on a day. */
export function makeRest(calendar: Calendar, region: string): Rest {
  const holidays = listHolidays(calendar, region);
  const weekend = (Object.hasOwn(calendar.weekends, region) && calendar.weekends[region]) || [0, 6];
  return (day) => holidays?.get(day) ?? (weekend.includes(getWeekday(day)) ? { kind: "weekend" } : undefined);
}

/** The hub of an origin. */
export function findHub({ hubs }: Calendar, origin: string): Hub | undefined {
  return Object.hasOwn(hubs, origin) ? hubs[origin] : undefined;
}

/** Tells why a hub accepts nothing on a day: a closing, a holiday, or its weekly day off. */
export function makeHubRest(calendar: Calendar, origin: string): Rest {
  const hub = findHub(calendar, origin);
  if (!hub) return makeRest(calendar, origin);
  const holidays = listHolidays(calendar, origin);
  return (day) => {
    // days as texts come in the order of the calendar; to read numbers from them would take most of a journey's time
    const text = fromDayNumber(day);
    const closing = hub.closings.find(({ from, to }) => from <= text && text <= to);
    if (closing) return { kind: "closing", name: closing.name };
    return holidays?.get(day) ?? (hub.open.includes(getWeekday(day)) ? undefined : { kind: "weekend" });
  };
}

/** The most days that a journey is followed: a card that needs more is wrong, and the calculation must end. */
export const furthest = 3000;

export type Told = (day: number, why: NonWorkingDay) => void;

/** The day itself if it counts, else the next that does; the day itself too if there is none within `furthest`. */
export function findNextWorkingDay(day: number, rest: Rest, told?: Told): number {
  for (let at = day; at < day + furthest; at += 1) {
    const why = rest(at);
    if (!why) return at;
    told?.(at, why);
  }
  return day;
}

/** The first day from `from` on which the origin's hub accepts goods; an invalid day is returned as it is. */
export function findOpenDay(calendar: Calendar, origin: string, from: Day): Day {
  const start = toDayNumber(from);
  return start === undefined ? from : fromDayNumber(findNextWorkingDay(start, makeHubRest(calendar, origin)));
}
