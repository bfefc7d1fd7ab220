import { m } from "#app/messages/m.ts";
import { type OrdersResult, rowStates } from "./messages.ts";

/** Why a row has no price, in a word or two. */
export function rowStateText({ states, refused }: OrdersResult, row: number): string {
  switch (rowStates[states[row] ?? 0]) {
    case "left-out":
      return m.state_left();
    case "unread":
      return m.state_waits();
    default:
      return refused.groups.some(({ service, rows }) => service === "" && rows.includes(row))
        ? m.state_unserved()
        : m.orders_unfit();
  }
}
