import type { PricedOrders } from "../price-orders.ts";

/** Rows of an invoice that are no parcels: by the row of the order whose number they have, and those without one. */
export type OtherAmounts = { ofOrder: ReadonlyMap<number, readonly number[]>; alone: readonly number[] };

/** Credits and charges beside the order that they correct: the first row of the file with the same number. */
export function otherAmounts({ result: { names }, noOrders, mends }: PricedOrders): OtherAmounts {
  const ofOrder = new Map<number, number[]>();
  const alone: number[] = [];
  if (noOrders.size === 0) return { ofOrder, alone };
  const orders = new Map<string, number>();
  for (const [row, name] of names.entries())
    if (name && !orders.has(name) && !noOrders.has(row) && !mends.left.has(row)) orders.set(name, row);
  for (const [row, kind] of noOrders) {
    if (kind !== "credit" && kind !== "charge") continue;
    const order = orders.get(names[row] ?? "");
    if (order === undefined) alone.push(row);
    else ofOrder.set(order, [...(ofOrder.get(order) ?? []), row]);
  }
  return { ofOrder, alone };
}
