import type { Quote } from "#rating/answer.ts";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import type { Day } from "#rating/card.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { money, weekday } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import type { Priced } from "../loaded/loader.ts";
import { handOverDays } from "./hand-over-days.ts";
import { daysLate, journeyOf, planFrom } from "./journey-of.ts";

/**
 * Of a line on paper and in a mail: its last day of hand-over from today on, with the price of that day where it is
 * another, or by how much it is too late.
 */
export function deadlineNote(by: Day, today: Day, line: Quote, shipment: Shipment, page: Priced): string | undefined {
  const { calendar } = page.reference;
  const first = shipment.shipDate < today ? today : shipment.shipDate;
  const { last } = handOverDays(journeyOf(line, shipment, page.cards), by, first, calendar);
  if (last) {
    const own = page.cards.filter(({ service }) => service === line.service);
    const [then] = quote({ ...shipment, shipDate: last.handOver.day }, own, page.reference, "later");
    const day = handOverText(last);
    return then?.available && then.total !== line.total
      ? m.deadline_title({ day, price: money(then.total, then.currency) })
      : m.deadline_hand_over({ day });
  }
  const plan = planFrom(today, line, shipment, page);
  return plan && m.deadline_late({ days: daysLate(by, plan.latest, shipment.to, calendar) });
}

/** The day of a hand-over, with its hour where the hub has one. */
export function handOverText({ handOver }: TransitPlan): string {
  const day = weekday(handOver.day);
  return handOver.by ? clauses([day, handOver.by]) : day;
}
