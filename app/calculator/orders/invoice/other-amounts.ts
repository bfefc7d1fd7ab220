import type { PricedOrders } from "../price-orders.ts";

/** Rows of an invoice that are no parcels: by the row of the order whose number they have, and those without one. */
export type OtherAmounts = { ofOrder: ReadonlyMap<number, readonly number[]>; alone: readonly number[] };

/** What carriers put behind the number of a parcel where they correct its bill: `A103-CR`, `A103/credit 2`. */
const marked = /[-_/. ]+(?:CRN?|CN|CREDIT|REFUND|ADJ|ADJUSTMENT|贷记|退款|冲红|调整)[-_. ]?\d*$/iu;

/** Credits and charges beside the order that they correct: the first row of the file with the same number, be it marked as a correction. */
export function otherAmounts({ result: { names }, noOrders, mends }: PricedOrders): OtherAmounts {
  const ofOrder = new Map<number, number[]>();
  const alone: number[] = [];
  if (noOrders.size === 0) return { ofOrder, alone };
  const orders = new Map<string, number>();
  for (const [row, name] of names.entries())
    if (name && !orders.has(name) && !noOrders.has(row) && !mends.left.has(row)) orders.set(name, row);
  for (const [row, kind] of noOrders) {
    if (kind !== "credit" && kind !== "charge") continue;
    const name = names[row] ?? "";
    const order = orders.get(name) ?? orders.get(name.replace(marked, ""));
    if (order === undefined) alone.push(row);
    else ofOrder.set(order, [...(ofOrder.get(order) ?? []), row]);
  }
  return { ofOrder, alone };
}
