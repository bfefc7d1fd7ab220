import { type Calendar, fromDayNumber, explainHubRest, toDayNumber } from "#rating/calendar/calendar.ts";
import { findLastHandover } from "#rating/calendar/transit-plan.ts";
import type { RateCard } from "#rating/card.ts";
import type { Transit } from "#rating/freight/tariff.ts";
import type { Catalog } from "../model.ts";

type Known = Pick<Catalog, "cards" | "reference">;

/** The earliest of the last handover days for some countries; undefined if the service reaches none of them in time. */
export function findLastHandoverDay(
  service: string,
  countries: readonly string[],
  by: string,
  { cards: all, reference }: Known,
): string | undefined {
  const { calendar } = reference.calendar;
  const days = countries.flatMap((to) => {
    const cards = all.filter((card) => card.service === service && card.validFrom <= by && (card.validTo ?? by) >= by);
    return cards.flatMap((card) => {
      const times = findSlowestTransit(card, to);
      if (!times) return [];
      const [from = ""] = card.origins;
      const journey = { service, from, to, cutoffDays: card.transit.cutoffDays, ...times };
      const plan = findLastHandover(journey, by, card.validFrom, calendar);
      return plan ? [plan.handOver.day] : [];
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
  let at = (toDayNumber(day) ?? 0) + step;
  for (let left = 60; left > 0 && explainHubRest(calendar, origin, at); left -= 1) at += step;
  return fromDayNumber(at);
}
