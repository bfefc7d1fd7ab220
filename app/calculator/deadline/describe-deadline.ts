import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import type { Quote } from "#rating/answer.ts";
import type { Day } from "#rating/card.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { Priced } from "../worker/protocol.ts";
import { buildJourney, countDaysLate, findHandoverDays, formatHandover, planJourney } from "./handover-days.ts";

/**
 * A quote against a deadline, for paper and mails: its last day of handover from today on, with the price of that day where
 * it differs, or by how many days it is too late.
 */
export function describeDeadline(
  by: Day,
  today: Day,
  asked: Quote,
  shipment: Shipment,
  page: Priced,
): string | undefined {
  const { calendar } = page.reference;
  const first = shipment.shipDate < today ? today : shipment.shipDate;
  const { last } = findHandoverDays(buildJourney(asked, shipment, page.cards), by, first, calendar);
  if (last) {
    const own = page.cards.filter(({ service }) => service === asked.service);
    const [then] = quote({ ...shipment, shipDate: last.handOver.day }, own, page.reference, "later");
    const day = formatHandover(last, today);
    return then?.available && then.total !== asked.total
      ? m.deadline_title({ day, price: formatMoney(then.total, then.currency) })
      : m.deadline_hand_over({ day });
  }
  const plan = planJourney(today, asked, shipment, page);
  return plan && m.deadline_late({ days: countDaysLate(by, plan.latest, shipment.to, calendar) });
}
