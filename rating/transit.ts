import { transitOf } from "./calendar/transit-of.ts";
import type { Quote } from "./answer.ts";
import type { RateCard, Transit } from "./card.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/** Delivery days of a shipment on a card: the card's working days applied to the calendar. */
export function deliveryDays(
  { service, transit }: RateCard,
  { transitMin, transitMax }: Transit,
  { from, to, shipDate }: Shipment,
  { calendar }: Reference,
): Quote["transit"] {
  const journey = { service, from, to, handOver: shipDate, cutoffDays: transit.cutoffDays, transitMin, transitMax };
  const plan = transitOf(journey, calendar);
  const { earliest = shipDate, latest = shipDate } = plan ?? {};
  return { min: transitMin, max: transitMax, earliest, latest, ...(plan && { plan }) };
}

/** Working days in transit as every page shows them: the card's, plus any peak's on the handover day. */
export function daysOnTheWay({ plan, min, max }: Quote["transit"]): { min: number; max: number } {
  return plan?.workingDays ?? { min, max };
}
