import type { Catalog } from "../catalog.ts";
import { languageTags, type Locale } from "../locale.ts";

/** When a line leaves, and until when it is handed over for that. */
export type Schedule = {
  kind: "flight" | "sailing";
  /** Names of its days of the week; empty where it leaves on every working day. */
  days: string[];
  /** Latest time of hand-over, as `14:00`. */
  by: string;
  /** Working days between hand-over and departure. */
  before: number;
};

/** When a service leaves its first hub, by the calendar of operations. */
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
  };
}

/** Name of a day of the week, 0 being Sunday. */
function weekdayName(day: number, brief: boolean, locale: Locale): string {
  const sunday = new Date(Date.UTC(2026, 10, 22 + day));
  return sunday.toLocaleDateString(languageTags[locale], { weekday: brief ? "short" : "long", timeZone: "UTC" });
}
