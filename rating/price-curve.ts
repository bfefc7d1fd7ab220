import type { RateCard } from "./card.ts";
import type { Mass } from "./mass.ts";
import type { Minor } from "./money.ts";
import { isBeingLoaded } from "./quote-cards.ts";
import { quote, type When } from "./quote.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/**
 * Prices of a service by weight of the first row's parcels; `undefined` where it does not take the weight. `waiting`:
 * some of them wait for a loading plan.
 */
export type PriceCurve = { service: string; currency: string; totals: (Minor | undefined)[]; waiting: boolean };

/** Quotes the shipment at each of `masses` in place of its first row's own, over all services. */
export function priceCurves(
  shipment: Shipment,
  masses: readonly Mass[],
  cards: readonly RateCard[],
  reference: Reference,
  when: When = "now",
): PriceCurve[] {
  const [first, ...others] = shipment.parcels;
  if (!first) return [];
  const curves = new Map<string, PriceCurve>();
  for (const [at, mass] of masses.entries())
    for (const answer of quote({ ...shipment, parcels: [{ ...first, mass }, ...others] }, cards, reference, when)) {
      const curve = curves.get(answer.service) ?? {
        service: answer.service,
        currency: "",
        totals: masses.map(() => undefined),
        waiting: false,
      };
      if (answer.available) {
        curve.currency = answer.currency;
        curve.totals[at] = answer.total;
      } else if (isBeingLoaded(answer)) curve.waiting = true;
      curves.set(answer.service, curve);
    }
  return [...curves.values()].filter(({ totals, waiting }) => waiting || totals.some((total) => total !== undefined));
}
