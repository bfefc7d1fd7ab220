import { lastHandOver } from "#rating/calendar/last-hand-over.ts";
import type { RateCard, Transit } from "#rating/card.ts";
import type { Catalog } from "../catalog.ts";

type Known = Pick<Catalog, "cards" | "reference">;

/** The earliest of the last handover days for some countries; undefined if the service reaches none of them in time. */
export function lastOf(
  service: string,
  countries: readonly string[],
  by: string,
  { cards: all, reference }: Known,
): string | undefined {
  const { calendar } = reference.calendar;
  const days = countries.flatMap((to) => {
    const cards = all.filter((card) => card.service === service && card.validFrom <= by && (card.validTo ?? by) >= by);
    return cards.flatMap((card) => {
      const times = timesTo(card, to);
      if (!times) return [];
      const [from = ""] = card.origins;
      const journey = { service, from, to, cutoffDays: card.transit.cutoffDays, ...times };
      const plan = lastHandOver(journey, by, card.validFrom, calendar);
      return plan ? [plan.handOver.day] : [];
    });
  });
  return days.sort()[0];
}

/** A card's slowest transit times to a country, over its zones and bands. */
function timesTo({ zones, tariff }: RateCard, country: string): Transit | undefined {
  const rows = zones
    .filter((zone) => zone.country === country)
    .flatMap(({ zone }): readonly Transit[] => tariff.bands[zone] ?? []);
  const [slowest] = rows.toSorted((a, b) => b.transitMax - a.transitMax);
  return slowest && { transitMin: slowest.transitMin, transitMax: slowest.transitMax };
}
