import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { ResultPhase } from "./phase.ts";

/** How many orders of a file have a price, and what they cost in all. */
export function pricedText({ result, split }: ResultPhase): string {
  const { taken, splits, currency } = result;
  const rows = number(result.orders);
  if (result.orders === 0) return m.orders_nothing();
  if (taken === 0) return m.orders_none({ rows });
  return m.orders_priced({ taken: number(taken), rows, total: money(splits[split].total, currency) });
}
