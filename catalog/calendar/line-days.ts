import { fromDayNumber, makeHubRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { explainDepartureRest, type Journey, planTransit } from "#rating/calendar/transit-plan.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import { formatLongDay } from "../drawings/formats.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import type { CalendarMark, Departure } from "../page-parts.ts";
import { addDays, getToday } from "../read/values.ts";
import { getCountryName } from "../views/names.ts";
import { findSchedule, listDestinations } from "../views/service-lines.ts";
import { findLastDayBefore, findLastHandoverDay, listClosings, listDeadlines } from "./last-days.ts";

/** For how many days after its build a page knows what leaves: a quarter, after which the plan may change. */
const daysAhead = 91;

/** A mark with a name that stays the same from build to build. */
export type NamedMark = CalendarMark & { id: string };

/** Days that follow each other and are called the same, as one. */
export function joinDays<Own extends { label: string; from: string; to?: string }>(all: readonly Own[]) {
  const runs: (Own & { to: string })[] = [];
  for (const own of all.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const to = own.to ?? own.from;
    const run = runs.find((one) => one.label === own.label && addDays(one.to, 1) === own.from);
    if (run) run.to = to;
    else runs.push({ ...own, to });
  }
  return runs;
}

/** Public holidays on which the first origin's hubs are closed, outside its closings. */
export function listHubHolidays(catalog: Catalog, locale: Locale) {
  const { reference, site } = catalog;
  const [{ code }] = site.origins;
  const closings = listClosings(catalog, locale);
  const holidays = reference.engine.calendar.holidays.filter(
    ({ day, regions }) =>
      day >= getToday() && regions.includes(code) && !closings.some(({ from, to }) => from <= day && day <= to),
  );
  return joinDays(
    holidays.map(({ day, name, expected }) => {
      const label = resolveLocale<string>(name, locale).value;
      return {
        from: day,
        label: expected ? translate("holiday_expected", locale, { name: label }) : label,
        expected: expected === true,
      };
    }),
  );
}

/** The days of the first origin's hub: closings, days of rest, the first departures after a closing. */
export function listHubDays(catalog: Catalog, locale: Locale): NamedMark[] {
  const [{ code }] = catalog.site.origins;
  return [
    ...listClosings(catalog, locale).flatMap(({ id, name, from, to, firstDeparture }): NamedMark[] => [
      { id: `closing-${id}`, kind: "closed", from, to, label: name },
      ...(firstDeparture
        ? [
            {
              id: `first-${id}`,
              kind: "first" as const,
              from: firstDeparture,
              label: translate("calendar_first", locale, { name }),
            },
          ]
        : []),
    ]),
    ...listHubHolidays(catalog, locale).map(
      ({ from, to, label }): NamedMark => ({
        id: `holiday-${code}-${from}`,
        kind: "closed",
        from,
        to,
        label: translate("calendar_hub_closed", locale, { name: label }),
      }),
    ),
  ];
}

/** Weeks in which a line, or any, takes longer. */
export function listPeaks({ reference }: Catalog, locale: Locale, service?: string): NamedMark[] {
  return reference.engine.calendar.peaks
    .filter(({ to, services }) => to >= getToday() && (!service || !services || services.includes(service)))
    .map(({ id, name, from, to }) => ({
      id: `peak-${id}`,
      kind: "period",
      from,
      to,
      label: resolveLocale<string>(name, locale).value,
    }));
}

/** For each deadline ahead, the last days of handover on a line, with the countries of each day. */
export function listLastDays(catalog: Catalog, locale: Locale, service: string) {
  const codes = listDestinations(catalog, service).map(({ code }) => code);
  return listDeadlines(catalog, locale)
    .filter(({ services }) => services.includes(service))
    .map((deadline) => {
      const days = codes.flatMap((code) => {
        const day = findLastHandoverDay(service, [code], deadline.by, catalog);
        return day && day >= getToday() ? [{ day, place: getCountryName(catalog, code, locale) }] : [];
      });
      return { ...deadline, days: [...Map.groupBy(days, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1)) };
    });
}

/** All days that somebody who sends on a line should know. */
export function listLineDays(catalog: Catalog, locale: Locale, service: string): NamedMark[] {
  return [
    ...listHubDays(catalog, locale),
    ...listPeaks(catalog, locale, service),
    ...listClosings(catalog, locale).flatMap((closing): NamedMark[] => {
      const day = findLastDayBefore(catalog, service, closing);
      return day && day >= getToday()
        ? [{ id: `last-${closing.id}`, kind: "last", from: day, label: translate("calendar_last", locale, closing) }]
        : [];
    }),
    ...listLastDays(catalog, locale, service).flatMap(({ by, path, days }) =>
      days.map(
        ([day, of]): NamedMark => ({
          id: `arrive-${by}-${day}`,
          kind: "last",
          from: day,
          path,
          label: translate("calendar_arrive", locale, {
            by: formatLongDay(by, locale),
            places: of.map(({ place }) => place).join(translate("between_items", locale)),
          }),
        }),
      ),
    ),
    ...listDepartureDays(catalog, locale, service),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The departures of a line that does not leave every day. */
function listDepartureDays(catalog: Catalog, locale: Locale, service: string): NamedMark[] {
  const { reference, site } = catalog;
  const { calendar } = reference.engine;
  const [{ code }] = site.origins;
  const { days, kind } = findSchedule(catalog, locale, service, 0);
  const start = toDayNumber(getToday());
  if (days.length === 0 || start === undefined) return [];
  const rest = makeHubRest(calendar, code);
  return Array.from({ length: daysAhead }, (_, at) => start + at)
    .filter((day) => !rest(day) && !explainDepartureRest(calendar, service, code, day))
    .map((day) => ({
      id: `departure-${fromDayNumber(day)}`,
      kind: kind === "sailing" ? "sea" : "first",
      from: fromDayNumber(day),
      label: translate(kind === "sailing" ? "calendar_sails" : "calendar_leaves", locale),
    }));
}

/**
 * What a line sends on its way to a country by its timetable, the hub's calendar and the holidays there: every departure
 * whose last delivery day has not passed on the day of the build, and those of the weeks ahead.
 */
export function listDepartures({ reference }: Catalog, journey: Omit<Journey, "handOver">): Departure[] {
  const { calendar } = reference.engine;
  const today = toDayNumber(getToday()) ?? 0;
  // a working day is three days at most, but for closings, which last a fortnight
  const before = journey.transitMax * 3 + 14;
  const departures = new Map<string, Departure>();
  for (let day = today - before; day <= today + daysAhead; day += 1) {
    const plan = planTransit({ ...journey, handOver: fromDayNumber(day) }, calendar);
    if (!plan || plan.latest < getToday()) continue;
    departures.set(plan.departure.day, { day: plan.departure.day, from: plan.earliest, to: plan.latest });
  }
  return [...departures.values()];
}
