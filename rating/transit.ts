import { type TransitPlan, transitOf } from "./calendar/transit-of.ts";
import type { RateCard, Transit } from "./card.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/** When a shipment by a card leaves and arrives; nothing for a ship date that is no day. */
export function transitPlan(
  card: RateCard,
  { transitMin, transitMax }: Transit,
  { from, to, shipDate }: Shipment,
  { calendar }: Reference,
): TransitPlan | undefined {
  const { service, transit } = card;
  return transitOf(
    { service, from, to, handOver: shipDate, cutoffDays: transit.cutoffDays, transitMin, transitMax },
    calendar,
  );
}
