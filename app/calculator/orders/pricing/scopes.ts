import type { PricedOrders, PricingSetup, ScopePrices } from "../types.ts";
import type { WeightScope } from "../import/types.ts";
import { priceOrders } from "./price-orders.ts";

/**
 * What all orders cost by each thing that their quantities and weights may be of. `breathe` lets other questions in; it
 * answers false once nobody waits.
 */
export async function priceScopes(
  rows: readonly string[][],
  setup: PricingSetup,
  { options, result }: PricedOrders,
  scopes: readonly WeightScope[],
  breathe: () => Promise<boolean>,
): Promise<ScopePrices | undefined> {
  const found: ScopePrices = {};
  for (const scope of scopes) {
    if (!(await breathe())) return undefined;
    const own = { ...options, units: { ...options.units, scope } };
    const priced = scope === options.units.scope ? result : priceOrders(rows, setup, own, () => {}).result;
    const { cheapest, within, fastest } = priced.splits;
    const totals = { cheapest: cheapest.total, within: within.total, fastest: fastest.total };
    found[scope] = { orders: priced.orders, taken: priced.taken, totals };
  }
  return found;
}
