import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import type { LandedSides } from "../landed-cost/landed-cost.ts";
import { isLanded } from "../landed-cost/share-rows.ts";

/** The landed cost of both ways to pay duty, as a mail says it. */
export function landedFacts(sides: LandedSides | undefined): (readonly [label: string, text: string])[] {
  if (!sides) return [];
  const { ddp, dap, currency } = sides;
  return [
    ...(isLanded(ddp) ? [[m.offer_landed(), money(ddp.total, currency)] as const] : []),
    ...(isLanded(dap) ? [[m.offer_landed_buyer(), money(dap.total, currency)] as const] : []),
  ];
}
