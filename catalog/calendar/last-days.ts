import { fromDayNumber, toDayNumber } from "#rating/calendar/calendar.ts";
import { planTransit } from "#rating/calendar/transit-plan.ts";
import { getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { checkPublication } from "../newsroom/archive.ts";
import { getToday } from "../read/values.ts";
import { findLastHandoverDay } from "./check-cut-offs.ts";

/** A day that parcels must have reached, of which a news item has the table, its lines, and the last days ahead that it names. */
export type Deadline = {
  by: string;
  services: readonly string[];
  path: string;
  named: readonly { from: string; label: string }[];
};

/** The deadlines ahead, the nearest first. */
export function listDeadlines({ news }: Catalog, locale: Locale): Deadline[] {
  return [...news]
    .flatMap(([id, versions]) => {
      const { head } = getOriginal(versions);
      const table = head.calendar?.cut_offs;
      if (!table || table.by < getToday() || checkPublication(head)) return [];
      const { days } = resolveLocale(versions, locale).value.head;
      return {
        by: table.by,
        services: Object.values(table.rows),
        path: toLocalPath(`/newsroom/${id}`, locale),
        named: days.filter(({ kind, from }) => kind === "last" && from >= getToday()),
      };
    })
    .sort((a, b) => (a.by < b.by ? -1 : 1));
}

/** The last day of handover from which a line reaches a country by a deadline; undefined if it never does. */
export function findLastDay(catalog: Catalog, service: string, code: string, { by }: Deadline): string | undefined {
  return findLastHandoverDay(service, [code], by, catalog);
}

/** A closing of the first origin's hub that is still to come or not yet over. */
export type Closing = { id: string; name: string; from: string; to: string; firstDeparture?: string };

export function listClosings({ reference, site }: Catalog, locale: Locale): Closing[] {
  const { closings = [] } = reference.engine.calendar.hubs[site.origins[0].code] ?? {};
  return closings
    .filter(({ to, firstDeparture }) => (firstDeparture ?? to) >= getToday())
    .map(({ name, ...closing }) => ({ ...closing, name: resolveLocale<string>(name, locale).value }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** How far before a closing a departure is looked for. */
const daysBefore = 60;

/** The last day of handover with which goods leave on a line before a closing begins. */
export function findLastDayBefore(
  { cards, reference, site }: Catalog,
  service: string,
  closing: Closing,
): string | undefined {
  const card = cards.find((one) => one.service === service && (one.validTo ?? closing.from) >= closing.from);
  const start = toDayNumber(closing.from);
  if (!card || start === undefined) return undefined;
  const journey = { service, from: site.origins[0].code, to: "", transitMin: 0, transitMax: 0, ...card.transit };
  for (let day = start - 1; day > start - daysBefore; day -= 1) {
    const plan = planTransit({ ...journey, handOver: fromDayNumber(day) }, reference.engine.calendar);
    if (plan && !plan.handOver.moved && plan.departure.day < closing.from) return fromDayNumber(day);
  }
  return undefined;
}
