import { makeHubRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { findMonday } from "../drawings/calendar.ts";
import { formatDayMark, formatMonth, formatWeekday } from "../drawings/formats.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import type { CalendarPage } from "../place-page-data.ts";
import { addDays, getToday } from "../read/values.ts";
import { getCountryName, listServiceLinks } from "../views/names.ts";
import { buildTextPage } from "../views/pages.ts";
import { filterCurrentCards, findSchedule, getPlaceInMenu } from "../views/service-lines.ts";
import { listCards } from "../destinations/list-destinations.ts";
import { findLastDayBefore, listClosings, listDeadlines } from "./last-days.ts";
import { joinDays, listHubDays, listLastDays, listPeaks, type NamedMark } from "./line-days.ts";

/** Months shown, this one first. */
const months = 6;

/** More places than this are counted, not named. */
const mostPlaces = 6;

export function buildCalendarPage(catalog: Catalog, locale: Locale): CalendarPage {
  const services = listServiceLinks(
    catalog,
    locale,
    new Set(listCards(catalog).map(({ service }) => service)),
  ).toSorted((a, b) => getPlaceInMenu(catalog, a.slug) - getPlaceInMenu(catalog, b.slug));
  const marks = [
    ...listHubDays(catalog, locale),
    ...listPeaks(catalog, locale),
    ...listLastBefore(catalog, locale, services),
    ...listDeadlines(catalog, locale).flatMap(({ by, path, named }): NamedMark[] => [
      ...named.map(({ from, label }): NamedMark => ({ id: from, kind: "last", from, path, label })),
      { id: by, kind: "last", from: by, path, label: translate("calendar_by", locale) },
    ]),
    ...listHolidaysAbroad(catalog, locale),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  return {
    ...buildTextPage(catalog, locale, "calendar"),
    today: getToday(),
    weekdays: Array.from({ length: 7 }, (_, day) => formatWeekday(addDays("2026-11-23", day), locale)),
    months: Array.from({ length: months }, (_, at) => drawMonth(addMonths(getToday(), at), marks, catalog, locale)),
    lines: services.map(({ slug, name, path }) => {
      const [card] = filterCurrentCards(catalog, slug);
      return {
        slug,
        name,
        path,
        schedule: findSchedule(catalog, locale, slug, card?.transit.cutoffDays ?? 0),
        file: toLocalPath(`/downloads/${slug}.ics`, locale),
        last: listLastDays(catalog, locale, slug).map(({ by, path: news, days }) => ({
          by,
          path: news,
          days: days.map(([day, of]) => ({ day, places: of.map(({ place }) => place) })),
        })),
      };
    }),
  };
}

/** The last days of handover before closings, lines with the same day together. */
function listLastBefore(catalog: Catalog, locale: Locale, services: readonly { slug: string; name: string }[]) {
  return listClosings(catalog, locale).flatMap((closing) => {
    const days = services.flatMap(({ slug, name }) => {
      const day = findLastDayBefore(catalog, slug, closing);
      return day && day >= getToday() ? [{ day, name }] : [];
    });
    return [...Map.groupBy(days, ({ day }) => day)].map(([day, of]): NamedMark => {
      const text = of.map(({ name }) => name).join(translate("between_items", locale));
      const label = translate("calendar_last", locale, closing);
      return {
        id: closing.id,
        kind: "last",
        from: day,
        label: of.length === services.length ? label : translate("labelled", locale, { label, text }),
      };
    });
  });
}

/** Public holidays of the countries that are served, those of a name and day together. */
function listHolidaysAbroad(catalog: Catalog, locale: Locale): NamedMark[] {
  const { reference, site } = catalog;
  const origins: readonly string[] = site.origins.map(({ code }) => code);
  const ahead = reference.engine.calendar.holidays.filter(({ day }) => day >= getToday());
  const named = Map.groupBy(ahead, ({ day, name }) => `${day} ${resolveLocale<string>(name, locale).value}`);
  const marks = [...named].flatMap(([title, holidays]): NamedMark[] => {
    const [day, label] = [title.slice(0, 10), title.slice(11)];
    const abroad = holidays.flatMap(({ regions }) => regions.filter((region) => !origins.includes(region)));
    if (abroad.length === 0) return [];
    const places =
      abroad.length > mostPlaces
        ? translate("goods_countries", locale, { count: abroad.length })
        : abroad.map((code) => getCountryName(catalog, code, locale)).join(translate("between_items", locale));
    return [{ id: day, kind: "abroad", from: day, label: translate("labelled", locale, { label, text: places }) }];
  });
  return joinDays(marks);
}

function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** A month as weeks from Monday, and what falls into it. */
function drawMonth(
  first: string,
  marks: readonly NamedMark[],
  { reference, site }: Catalog,
  locale: Locale,
): CalendarPage["months"][number] {
  const id = first.slice(0, 7);
  const start = findMonday(first);
  const last = addDays(addMonths(first, 1), -1);
  const own = marks.filter(({ from, to = from }) => from <= last && to >= first);
  const rest = makeHubRest(reference.engine.calendar, site.origins[0].code);
  const isRest = (day: string) => rest(toDayNumber(day) ?? 0) !== undefined;
  // a day is coloured by what matters most: a closing before a last day before a period, of which hubs rest at weekends
  const rank = ["closed", "last", "first", "sea", "period"] as const;
  const findKind = (day: string) =>
    rank.find(
      (kind) =>
        own.some((mark) => mark.kind === kind && mark.from <= day && day <= (mark.to ?? mark.from)) &&
        !(kind === "period" && isRest(day)),
    );
  const weeks = Math.ceil((Date.parse(last) - Date.parse(start) + 86_400_000) / 604_800_000);
  return {
    id,
    title: formatMonth(first, locale),
    weeks: Array.from({ length: weeks }, (_, week) =>
      Array.from({ length: 7 }, (_, weekday) => {
        const day = addDays(start, week * 7 + weekday);
        if (!day.startsWith(id)) return null;
        const kind = findKind(day);
        return { day, ...(kind && { kind }) };
      }),
    ),
    marks: own.map(({ id: _, ...mark }) => ({ ...mark, days: formatDayMark(mark, locale) })),
  };
}
