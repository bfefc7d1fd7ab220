import type { Calendar } from "#rating/calendar/calendar.ts";
import { getLanguageTag, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { chinese } from "../chinese/language.ts";
import { listCards } from "../destinations/list-destinations.ts";
import { formatDayMark, formatLongDay, formatWeekday } from "../drawings/formats.ts";
import { drawHubMap } from "../drawings/maps/service-map.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import type { HubsPage } from "../place-page-data.ts";
import { addDays, getToday } from "../read/values.ts";
import { pickLanguage } from "../views/engine-data.ts";
import { listServiceLinks } from "../views/names.ts";
import { buildTextPage } from "../views/pages.ts";
import { getPlaceInMenu } from "../views/service-lines.ts";
import { describeHub } from "../views/shell.ts";
import { hasPage } from "../site-pages.ts";
import { listClosings } from "./last-days.ts";
import { listHubHolidays } from "./line-days.ts";

/** Days ahead that the page names; the calendar has all. */
const mostDays = 8;

/** Where goods are handed over, until when, and how. */
export function buildHubsPage(catalog: Catalog, locale: Locale): HubsPage {
  const { site, reference } = catalog;
  const [{ code }] = site.origins;
  const { calendar } = reference.engine;
  const hub = calendar.hubs[code];
  if (!hub) throw new Error(`content/reference/calendar/operations.yaml has no hub for ${code}`);
  const services = [
    ...new Set(listCards(catalog).flatMap((card) => (card.origins.includes(code) ? card.service : []))),
  ];
  const lines = listServiceLinks(catalog, locale, services).toSorted(
    (a, b) => getPlaceInMenu(catalog, a.slug) - getPlaceInMenu(catalog, b.slug),
  );
  const map = drawHubMap(catalog, locale);
  const until = Map.groupBy(lines, ({ slug }) => hub.handOverByService[slug] ?? hub.handOverBy);
  const say = (text: Parameters<typeof resolveLocale<string>>[0]) => resolveLocale<string>(text, locale).value;
  return {
    ...buildTextPage(catalog, locale, "hubs"),
    origin: code,
    hours: hub.hours,
    open: writeWeekdays(hub.open, locale),
    ...(hub.timeZone && { clock: nameTimeZone(hub.timeZone, locale) }),
    calendar: pickLanguage(keepHub(calendar, code), locale, reference.sourceTitles),
    cutOffs: [...until].map(([by, own]) => ({ by, lines: own })).sort((a, b) => (a.by < b.by ? -1 : 1)),
    closings: [
      ...listClosings(catalog, locale)
        .filter(({ to }) => to >= getToday())
        .map(({ name, ...days }) => ({ ...days, label: name, expected: false })),
      ...listHubHolidays(catalog, locale),
    ]
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .slice(0, mostDays)
      .map((closing) => ({
        label: closing.label,
        days: writeDays(closing, locale),
        expected: closing.expected,
      })),
    tag: getLanguageTag(chinese),
    hubs: site.hubs.map((hub) => {
      const local = describeHub(hub, chinese);
      return { ...describeHub(hub, locale), local: `${local.receiver} ${local.phone} ${local.address}` };
    }),
    ...(site.hubs_note && { note: say(site.hubs_note) }),
    phone: site.phone,
    ...(site.hours && { phoneHours: say(site.hours) }),
    ...(site.booking && { booking: site.booking.split("?")[0] ?? site.booking }),
    ...(hasPage(catalog, "/contact") && { pickup: toLocalPath("/contact#pickup", locale) }),
    ...(hasPage(catalog, "/resource/calendar") && { all: toLocalPath("/resource/calendar", locale) }),
    ...(map && { map }),
  };
}

/** The days of a closing, with their year where it is not this one. */
function writeDays(days: { from: string; to: string }, locale: Locale): string {
  if (days.to.slice(0, 4) === getToday().slice(0, 4)) return formatDayMark(days, locale);
  const [from, to] = [formatLongDay(days.from, locale), formatLongDay(days.to, locale)];
  return from === to ? from : translate("drawn_day_range", locale, { from, to });
}

/** What decides whether a hub is open, from today on. */
function keepHub({ hubs, holidays, weekends }: Calendar, code: string): Calendar {
  const hub = hubs[code];
  return {
    hubs: hub ? { [code]: { ...hub, closings: hub.closings.filter(({ to }) => to >= getToday()) } } : {},
    holidays: holidays.filter(({ day, regions }) => day >= getToday() && regions.includes(code)),
    weekends,
    departures: [],
    peaks: [],
  };
}

/** Days of the week in words: `Mon to Fri` where they follow each other. */
function writeWeekdays(days: readonly number[], locale: Locale): string {
  // 22 November 2026 was a Sunday
  const names = days.map((day) => formatWeekday(addDays("2026-11-22", day), locale));
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1);
  if (!isRow) return names.join(translate("between_items", locale));
  return translate("hub_days", locale, { from: names[0] ?? "", to: names.at(-1) ?? "" });
}

function nameTimeZone(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(getLanguageTag(locale), { timeZone, timeZoneName: "long" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
