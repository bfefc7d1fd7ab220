import { type Calendar, fromDayNumber, makeHubRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { findLastHandover, planTransit } from "#rating/calendar/transit-plan.ts";
import type { RateCard } from "#rating/card.ts";
import type { Transit } from "#rating/freight/tariff.ts";
import { getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { checkPublication } from "../newsroom/archive.ts";
import { getToday } from "../read/values.ts";

/** A day that parcels must have reached, of which a news item has the table, its lines, and the last days ahead that it names. */
type Deadline = {
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

/** What last days are worked out from. */
export type Timetable = Pick<Catalog, "cards" | "reference">;

/** The earliest of the last handover days for some countries; undefined if the service reaches none of them in time. */
export function findLastHandoverDay(
  service: string,
  countries: readonly string[],
  by: string,
  { cards: all, reference }: Timetable,
): string | undefined {
  const { calendar } = reference.calendar;
  const days = countries.flatMap((to) => {
    const cards = all.filter((card) => card.service === service && card.validFrom <= by);
    return cards.flatMap((card) => {
      const times = findSlowestTransit(card, to);
      if (!times) return [];
      const [from = ""] = card.origins;
      const journey = { service, from, to, cutoffDays: card.transit.cutoffDays, ...times };
      const plan = findLastHandover(journey, by, card.validFrom, calendar);
      // a card counts by the day of handover, not of arrival
      return plan && plan.handOver.day <= (card.validTo ?? by) ? [plan.handOver.day] : [];
    });
  });
  return days.sort()[0];
}

/** A card's slowest transit times to a country, over its zones and bands. */
function findSlowestTransit({ zones, tariff }: RateCard, country: string): Transit | undefined {
  const rows = zones
    .filter((zone) => zone.country === country)
    .flatMap(({ zone }): readonly Transit[] => tariff.bands[zone] ?? []);
  const [slowest] = rows.toSorted((a, b) => b.transitMax - a.transitMax);
  return slowest && { transitMin: slowest.transitMin, transitMax: slowest.transitMax };
}

/** The next day after (`step` 1) or before (-1) a day on which a region's hub accepts parcels. */
export function findNextOpenDay(calendar: Calendar, origin: string, day: string, step: 1 | -1): string {
  const rest = makeHubRest(calendar, origin);
  let at = (toDayNumber(day) ?? 0) + step;
  for (let left = 60; left > 0 && rest(at); left -= 1) at += step;
  return fromDayNumber(at);
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
