import { m } from "#app/messages/m.ts";
import { formatMoney } from "#app/ui/format.ts";
import type { Answer } from "#rating/answer.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import { type OnTimeTest, sortBestFirst } from "../results/rank-answers.ts";
import { isLanded, type LandedSides } from "./landed-sides.ts";

/** The landed cost as a sentence: what changes for seller and buyer when the seller pays duty and tax. */
export function describeLandedCost({ ddp, dap, currency }: LandedSides): string {
  if (!isLanded(ddp))
    return isLanded(dap) ? m.landed_one({ total: formatMoney(dap.total, currency) }) : m.landed_title();
  if (!isLanded(dap)) return m.landed_one({ total: formatMoney(ddp.total, currency) });
  const more = ddp.bySeller - dap.bySeller;
  const due = dap.atDoor - ddp.atDoor;
  if (more === 0 && due === 0) return m.landed_same({ total: formatMoney(ddp.total, currency) });
  // nobody pays "0.00 less"
  if (more === 0 || due === 0)
    return m.landed_apart({ ddp: formatMoney(ddp.total, currency), dap: formatMoney(dap.total, currency) });
  const text = { difference: formatMoney(Math.abs(more), currency), due: formatMoney(due, currency) };
  return more > 0 ? m.landed_dearer(text) : m.landed_cheaper(text);
}

/** The services whose landed cost can be shown: those with a price, best first; where none has one, those that only ask more about the import. */
export function listLandedServices(
  answers: readonly Answer[],
  currency: string,
  reference: Reference,
  isInTime?: OnTimeTest,
): string[] {
  const inOne = convertForComparison(currency, reference.exchange.rates);
  const priced = sortBestFirst(
    answers.filter((answer) => answer.available),
    inOne,
    isInTime,
  );
  if (priced.length > 0) return priced.map(({ service }) => service);
  const waiting = answers.filter(
    (answer) => !answer.available && answer.reasons.every(({ field }) => field === "incoterm" || field === "value"),
  );
  return waiting.map(({ service }) => service);
}
