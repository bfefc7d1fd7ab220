import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import type { LandedSides } from "./landed-cost.ts";
import { isLanded } from "./share-rows.ts";

/** The answer as a sentence: what changes for seller and buyer when the seller pays duty and tax. */
export function landedTitle({ ddp, dap, currency }: LandedSides): string {
  if (!isLanded(ddp)) return isLanded(dap) ? m.landed_one({ total: money(dap.total, currency) }) : m.landed_title();
  if (!isLanded(dap)) return m.landed_one({ total: money(ddp.total, currency) });
  const more = ddp.bySeller - dap.bySeller;
  const due = dap.atDoor - ddp.atDoor;
  if (more === 0 && due === 0) return m.landed_same({ total: money(ddp.total, currency) });
  // nobody pays "0.00 less"
  if (more === 0 || due === 0)
    return m.landed_apart({ ddp: money(ddp.total, currency), dap: money(dap.total, currency) });
  const text = { difference: money(Math.abs(more), currency), due: money(due, currency) };
  return more > 0 ? m.landed_dearer(text) : m.landed_cheaper(text);
}
