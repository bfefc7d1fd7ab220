import { m } from "#app/messages/m.ts";
import type { OrdersResult } from "./messages.ts";
import { rowsText } from "./rows-text.ts";

const texts = {
  credit: m.no_order_credit,
  charge: m.no_order_charge,
  article: m.no_order_article,
  sum: m.no_order_sum,
};

/** Which rows were taken for something else than orders. */
export function NoOrderNotes({ result: { known, names } }: { result: OrdersResult }) {
  return known.noOrders.map(({ kind, rows }) => (
    <li key={kind}>{texts[kind]({ count: rows.length, rows: rowsText(rows, names) })}</li>
  ));
}
