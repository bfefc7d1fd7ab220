import { chinese } from "../chinese/locale.ts";
import type { Catalog } from "../catalog.ts";
import { type Locale, localeEntry } from "#site/locales.ts";

/** When a line departs, and by when goods for it must be handed over. */
export type Schedule = {
  kind: "flight" | "sailing";
  /** Names of its days of the week; empty if it departs every working day. */
  days: string[];
  /** Latest time of handover, such as `14:00`. */
  by: string;
  /** Working days between handover and departure. */
  before: number;
  /** Name of the last handover day, for a line that departs once a week. */
  handOver?: string;
};

/** When a service departs from its first hub, by the calendar of operations. */
export function scheduleOf(catalog: Catalog, locale: Locale, service: string, cutoffDays: number): Schedule {
  const { hubs, departures } = catalog.reference.engine.calendar;
  const hub = hubs[catalog.site.origins[0]?.code ?? ""];
  const own = departures.find(({ services }) => services.includes(service));
  const all = own === undefined || hub === undefined || hub.open.every((day) => own.on.includes(day));
  return {
    kind: own?.kind ?? "flight",
    days: all ? [] : own.on.map((day) => weekdayName(day, own.on.length > 1, locale)),
    by: hub?.handOverByService[service] ?? hub?.handOverBy ?? "",
    before: cutoffDays,
    ...(!all &&
      own.on.length === 1 && { handOver: weekdayName(stepBack(own.on[0], cutoffDays, hub.open), false, locale) }),
  };
}

/** The day of the week that is a number of working days before another. */
function stepBack(from = 0, count: number, open: readonly number[]): number {
  let day = from;
  for (let left = count; left > 0; ) {
    day = (day + 6) % 7;
    if (open.includes(day)) left -= 1;
  }
  return day;
}

/** Name of a day of the week, 0 being Sunday. Chinese timetables always abbreviate it: 周四. */
function weekdayName(day: number, brief: boolean, locale: Locale): string {
  const sunday = new Date(Date.UTC(2026, 10, 22 + day));
  const weekday = brief || locale === chinese ? "short" : "long";
  return sunday.toLocaleDateString(localeEntry(locale).dates, { weekday, timeZone: "UTC" });
}
