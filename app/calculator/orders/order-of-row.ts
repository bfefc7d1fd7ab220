import type { Order } from "#rating/shipment.ts";
import { fields } from "./columns.ts";
import { type Mends, mendedWith } from "./mends.ts";
import { type Mended, type Reading, readOrder } from "./read-order.ts";

/** A row as an order, with the answers given for groups of rows. */
export function orderOfRow(
  row: readonly string[],
  reading: Reading,
  mends: Mends,
  start: Mended = {},
): ReturnType<typeof readOrder> {
  let order = readOrder(row, reading, start);
  if (mends.size === 0) return order;
  let mended: Mended = start;
  // answers that point at each other end after as many tries as there are fields
  for (let tries = 0; "wrong" in order && tries < fields.length; tries += 1) {
    const next = mendedWith(mended, mends, order.wrong, order.given);
    if (!next) return order;
    mended = next;
    order = readOrder(row, reading, mended);
  }
  if ("wrong" in order) return order;
  return withEmptyFilled(row, reading, mends, mended, order);
}

/** What an order lacks (a postcode, a value) is filled in where it was answered for its country. */
function withEmptyFilled(row: readonly string[], reading: Reading, mends: Mends, mended: Mended, order: Order) {
  const postcode = order.postcode ? undefined : mendedWith(mended, mends, "postcode", "", order.to);
  const value = order.value === undefined ? mendedWith(postcode ?? mended, mends, "value", "", order.to) : undefined;
  const filled = value ?? postcode;
  return filled ? readOrder(row, reading, filled) : order;
}
