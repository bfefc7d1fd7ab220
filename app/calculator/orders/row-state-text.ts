import { m } from "#app/messages/m.ts";
import { type OrdersResult, rowStates } from "./messages.ts";

/** Why a row has no price, in a word or two. */
export function rowStateText({ states }: OrdersResult, row: number): string {
  switch (rowStates[states[row] ?? 0]) {
    case "left-out":
      return m.state_left();
    case "unread":
      return m.state_waits();
    case "unserved":
      return m.state_unserved();
    case "no-order":
      return m.state_no_order();
    default:
      return m.orders_unfit();
  }
}
