import type { RateCard } from "#rating/card.ts";

/** Whether a postcode changes anything for a destination: a zone or a surcharge of some card asks for it. */
export function needsPostcode(cards: readonly RateCard[], country: string): boolean {
  return cards.some(
    ({ zones, surcharges }) =>
      zones.some((zone) => zone.country === country && zone.postcodes !== undefined) ||
      (zones.some((zone) => zone.country === country) &&
        surcharges.some(
          ({ when }) => when?.postcodes !== undefined && (!when.countries || when.countries.includes(country)),
        )),
  );
}
