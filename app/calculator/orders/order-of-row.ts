import type { Order } from "#rating/shipment.ts";
import type { Mends } from "./mends.ts";
import { type Reading, readOrder, type Unread } from "./read-order.ts";

/** A row as an order, with what was answered for it. `at`: its number, from 0. */
export function orderOfRow(row: readonly string[], at: number, reading: Reading, { cells }: Mends): Order | Unread {
  return cells.size === 0 ? readOrder(row, reading) : readOrder(row, reading, cells.get(at));
}
