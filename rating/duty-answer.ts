import type { RateCard } from "./card.ts";
import { consignmentOf } from "./duties.ts";
import type { DutyAnswer } from "./duties/answer.ts";
import { dutiesOf } from "./duties/with-questions.ts";
import type { Minor } from "./money.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/**
 * What customs and the tax authority charge on a shipment, whoever pays it (DDP or DAP), in the card's currency, and
 * what a form must still ask because the answer depends on it. `carriage` is in minor units of the card's currency.
 */
export function dutyAnswerOf(
  card: Pick<RateCard, "mode" | "currency">,
  shipment: Shipment,
  carriage: Minor,
  { dutyRules, exchange }: Reference,
): DutyAnswer {
  return dutiesOf(consignmentOf(card, shipment, carriage), dutyRules, shipment.shipDate, exchange);
}
