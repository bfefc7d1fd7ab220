import type { Quote } from "#rating/answer.ts";
import { lastHandOver, type TransitPlan } from "#rating/calendar/transit-of.ts";
import type { Day } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { weekday } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import type { Priced } from "../loaded/loader.ts";
import { daysLate, journeyOf, planFrom } from "./journey-of.ts";

/** Of a line on paper and in a mail: its last day of hand-over from today on, or by how much it is too late. */
export function deadlineNote(by: Day, today: Day, quote: Quote, shipment: Shipment, page: Priced): string | undefined {
  const { calendar } = page.reference;
  const first = shipment.shipDate < today ? today : shipment.shipDate;
  const last = lastHandOver(journeyOf(quote, shipment, page.cards), by, first, calendar);
  if (last) return m.deadline_hand_over({ day: handOverText(last) });
  const plan = planFrom(today, quote, shipment, page);
  return plan && m.deadline_late({ days: daysLate(by, plan.latest, shipment.to, calendar) });
}

/** The day of a hand-over, with its hour where the hub has one. */
export function handOverText({ handOver }: TransitPlan): string {
  const day = weekday(handOver.day);
  return handOver.by ? clauses([day, handOver.by]) : day;
}
