import type { Answer } from "#rating/answer.ts";
import type { Limits, RateCard } from "#rating/card.ts";
import { quoteCargo } from "#rating/quote-cards.ts";
import type { Reference } from "#rating/reference.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { isOfPieces } from "./modes.ts";

/**
 * Goods of which only the weight and the volume together are known, by a card. What it says of single pieces cannot be
 * checked, and counts for nothing here; one that needs them for its price has none.
 */
export function quoteTotal(shipment: Shipment, card: RateCard, reference: Reference): Answer {
  // a container that would have to be loaded is answered with "being-loaded"
  const answer = quoteCargo(new Cargo(shipment), forgetPieces(card), reference, "later");
  const isKnown = answer.available ? !needsPieces(card) : answer.reasons.every(({ code }) => code !== "being-loaded");
  if (isKnown) return answer;
  return { available: false, service: card.service, reasons: [{ field: "sides", code: "sides-needed" }] };
}

/** Whether a price hangs on the floor that pieces take, on their number or on the size of each. */
function needsPieces({ measure, sizes, weight: { floor, when, averageMinimum } }: RateCard): boolean {
  const isOfAll = measure === undefined || measure.of === "cubic-metres";
  return !isOfAll || [sizes, floor, when, averageMinimum].some((rule) => rule !== undefined);
}

function forgetPieces(card: RateCard): RateCard {
  return {
    ...card,
    limits: keepTotals(card.limits),
    limitsByZone: Object.fromEntries(
      Object.entries(card.limitsByZone).map(([zone, limits]) => [zone, keepTotals(limits)]),
    ),
    weight: { ...card.weight, minimums: [], sideStep: 1 },
    surcharges: card.surcharges.filter((own) => !isOfPieces(own)),
  };
}

function keepTotals({ minTotalMass, maxTotalMass }: Limits): Limits {
  return {
    ...(minTotalMass !== undefined && { minTotalMass }),
    ...(maxTotalMass !== undefined && { maxTotalMass }),
  };
}
