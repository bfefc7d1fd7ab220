import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";

/** From when to when the rate card of a quote counts. */
export function validityText({ card }: Quote): string {
  return card.validTo
    ? m.quote_card_until({ date: date(card.validFrom), until: date(card.validTo) })
    : m.quote_card({ date: date(card.validFrom) });
}
