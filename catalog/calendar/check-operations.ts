import type { Holiday } from "#rating/calendar/calendar.ts";
import { baseLocale } from "#site/locales.ts";
import { checkName, checkNames, type ReportAt } from "../read/problems.ts";
import { addDays } from "../read/values.ts";
import { type ClosingFile, type OperationsFile, weekdays } from "../schema/reference.ts";

/** What the calendar's rows may name. */
export type CalendarNames = { origins: readonly string[]; countries: readonly string[]; services: readonly string[] };

/** What a schema cannot check in operations.yaml: names defined elsewhere, and days that must be in order. */
export function checkOperations(file: OperationsFile, names: CalendarNames, error: ReportAt): void {
  const hubs = Object.keys(file.hubs);
  for (const origin of names.origins)
    if (!hubs.includes(origin)) error(["hubs"], `the origin ${origin} has no hub`, `add it under hubs: with its days`);
  for (const [hub, { hours, hand_over_by, hand_over_by_service }] of Object.entries(file.hubs)) {
    checkName(hub, names.origins, "origin", ["hubs", hub], error);
    if (hours.from >= hours.to)
      error(
        ["hubs", hub, "hours"],
        `the hub closes at ${hours.to}, before it opens at ${hours.from}`,
        "write the hours by the 24-hour clock",
      );
    for (const [service, time] of [["", hand_over_by], ...Object.entries(hand_over_by_service)]) {
      const path = ["hubs", hub, service ? "hand_over_by_service" : "hand_over_by", ...(service ? [service] : [])];
      if (service) checkName(service, names.services, "service", path, error);
      if (time && (time < hours.from || time > hours.to))
        error(path, `${time} is outside the hub's hours`, `use a time from ${hours.from} to ${hours.to}`);
    }
  }
  checkClosings(file, hubs, error);
  const leaving = new Set<string>();
  for (const [at, { services }] of file.departures.entries())
    for (const [place, service] of services.entries()) {
      const path = ["departures", at, "services", place];
      checkName(service, names.services, "service", path, error);
      if (leaving.has(service)) error(path, `"${service}" has two rows of departures`, "leave it in one");
      leaving.add(service);
    }
  checkDepartureDays(file, error);
  checkPeaks(file, names, error);
}

function checkClosings({ closings }: OperationsFile, hubs: readonly string[], error: ReportAt): void {
  for (const [at, { from, to, first_departure, hubs: own, days }] of closings.entries()) {
    const path = (field: string) => ["closings", at, field];
    checkNames(own, hubs, "hub", path("hubs"), error);
    if (first_departure && first_departure <= to)
      error(
        path("first_departure"),
        `the first departure, ${first_departure}, is ${first_departure < from ? "before" : "within"} the closing from ${from} to ${to}`,
        `use a day after ${to}`,
      );
    for (const [name, day] of Object.entries(days))
      if (day < addDays(from, -120) || day > addDays(to, 30))
        error(
          ["closings", at, "days", name],
          `${name}, ${day}, is far from the closing from ${from} to ${to}`,
          "look whether day and month have changed places, and at the year",
        );
  }
  const isMet = (one: ClosingFile, other: ClosingFile) => one.hubs.some((hub) => other.hubs.includes(hub));
  checkSpans("closings", closings, isMet, "make them one, or part them", error);
}

/** What lasts for some days: in order, in the year of its name, and never two of a name or at once where they meet. */
function checkSpans<Span extends { id: string; from: string; to: string }>(
  list: "closings" | "peaks",
  spans: readonly Span[],
  isMet: (one: Span, other: Span) => boolean,
  right: string,
  error: ReportAt,
): void {
  const kind = list.slice(0, -1);
  for (const [at, span] of spans.entries()) {
    const { id, from, to } = span;
    const years = id.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    if (years.length > 0 && !years.some((year) => from.startsWith(year) || to.startsWith(year)))
      error(
        [list, at, "id"],
        `the ${kind} "${id}" is from ${from} to ${to}, in another year than its name`,
        "correct the year in one",
      );
    if (to < from) error([list, at, "to"], `the ${kind} ends on ${to}, before it begins`, `use a day from ${from} on`);
    for (const [before, other] of spans.slice(0, at).entries()) {
      if (other.id === id) error([list, at, "id"], `the ${kind} "${id}" appears twice`, "give each a name of its own");
      if (isMet(span, other) && from <= other.to && other.from <= to)
        error(
          [list, at, "from"],
          `the ${kind} meets number ${before + 1} on ${[from, other.from].sort().at(-1)}`,
          right,
        );
    }
  }
}

/** A closing for a holiday has one of its days within so many days. */
const nearHoliday = 14;

/** A closing that is named after a holiday of its hubs and is far from it: month or day was mistyped. */
export function checkClosingHolidays({ closings }: OperationsFile, holidays: readonly Holiday[], warn: ReportAt): void {
  // "Spring Festival (in lieu)" is a day of the Spring Festival
  const known = holidays
    .map(({ name, ...holiday }) => ({ ...holiday, name: name[baseLocale]?.replace(/ \(.*/, "") }))
    .filter(({ name }) => name);
  for (const [at, { id, name: closing, hubs, from, to }] of closings.entries()) {
    const year = from.slice(0, 4);
    const found = known.filter(
      ({ name = "", regions, day }) =>
        day.startsWith(year) && closing[baseLocale]?.includes(name) && regions.some((region) => hubs.includes(region)),
    );
    const [first] = found;
    const isNear = found.some(({ day }) => day >= addDays(from, -nearHoliday) && day <= addDays(to, nearHoliday));
    if (first && !isNear)
      warn(
        ["closings", at, "id"],
        `the closing "${id}" is from ${from} to ${to}, and ${first.name} on ${first.day}`,
        "look whether its days are right",
      );
  }
}

/** In working days: what takes longer is another line, not a peak. */
const mostPeakDays = 20;

function checkPeaks({ peaks }: OperationsFile, names: CalendarNames, error: ReportAt): void {
  for (const [at, { services, add }] of peaks.entries()) {
    const path = (...rest: PropertyKey[]) => ["peaks", at, ...rest];
    checkNames(services, names.services, "service", path("services"), error);
    for (const [row, { countries, days }] of add.entries()) {
      if (days > mostPeakDays)
        error(path("add", row, "days"), `${days} working days more are a month or longer`, "look for a slipped digit");
      checkNames(countries, names.countries, "country", path("add", row, "countries"), error);
      if (add.slice(0, row).some((other) => !other.countries))
        error(path("add", row), "the row is never reached: one above it is for every country", "put it first");
    }
  }
  type Peak = (typeof peaks)[number];
  const isMet = (one: Peak, other: Peak) =>
    !one.services || !other.services || one.services.some((service) => other.services?.includes(service));
  checkSpans("peaks", peaks, isMet, "only the first would count: part them", error);
}

/** Nothing leaves on a day on which no hub works, whatever the row says, and texts would count the departure. */
function checkDepartureDays({ hubs, departures, closings }: OperationsFile, error: ReportAt): void {
  const open = new Set(Object.values(hubs).flatMap((hub) => hub.open));
  for (const [at, { on }] of departures.entries())
    for (const [place, name] of on.entries())
      if (!open.has(name))
        error(
          ["departures", at, "on", place],
          `a departure on ${name}, on which no hub is open`,
          `leave it out, or add ${name} to the days under hubs: open`,
        );
  for (const [at, { first_departure }] of closings.entries()) {
    const name = first_departure && weekdays[new Date(`${first_departure}T00:00:00Z`).getUTCDay()];
    if (name && !open.has(name))
      error(
        ["closings", at, "first_departure"],
        `the first departure, ${first_departure}, is a day (${name}) on which no hub is open`,
        "write the day on which something leaves again",
      );
  }
}
