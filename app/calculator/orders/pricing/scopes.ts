import type { PricedOrders, ScopePrices, Setup } from "../types.ts";
import type { WeightScope } from "../import/types.ts";
import { priceOrders } from "./price-orders.ts";
import type { Split } from "./splits.ts";

/**
 * What all orders cost by each thing that their quantities and weights may be of; nothing in a file that has no order of
 * several. `breathe` lets other questions in; it answers false once nobody waits.
 */
export async function priceScopes(
  rows: readonly string[][],
  setup: Setup,
  { options, result }: PricedOrders,
  { split, scopes }: { split: Split; scopes: readonly WeightScope[] },
  breathe: () => Promise<boolean>,
): Promise<ScopePrices | undefined> {
  const found: ScopePrices = {};
  if (!result.notes.several) return undefined;
  for (const scope of scopes) {
    if (!(await breathe())) return undefined;
    const own = { ...options, units: { ...options.units, scope } };
    const priced = scope === options.units.scope ? result : priceOrders(rows, setup, own, () => {}).result;
    found[scope] = { orders: priced.orders, taken: priced.taken, total: priced.splits[split].total };
  }
  return found;
}
