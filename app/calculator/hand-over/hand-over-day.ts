import type { Quote } from "#rating/answer.ts";
import type { Day } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment.ts";

/** The day of hand-over that a price is for: that of the shipment, or the next on which the hub is open. */
export function handOverDay({ transit }: Quote, { shipDate }: Shipment): Day {
  return transit.plan?.handOver.day ?? shipDate;
}
