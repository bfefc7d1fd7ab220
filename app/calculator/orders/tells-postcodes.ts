import type { RateCard } from "#rating/card.ts";
import { needsPostcode } from "../needs-postcode.ts";

/** Whether another postcode may have another price there, or none: also where some of them are refused. */
export function tellsPostcodes(cards: readonly RateCard[], country: string): boolean {
  return (
    needsPostcode(cards, country) ||
    cards.some(({ excluded }) => excluded?.some((refused) => refused.country === country))
  );
}
