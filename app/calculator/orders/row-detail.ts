import type { ReasonCode } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { exchanged } from "#rating/money.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { RowDetail, Setup } from "./messages.ts";
import { orderOfRow } from "./order-of-row.ts";
import { dayOf } from "./read-order.ts";
import type { PricedOrders } from "./price-orders.ts";

/** Reasons of lines that are for other places, days or loads. */
const elsewhere: ReadonlySet<ReasonCode> = new Set([
  "origin-not-served",
  "destination-not-served",
  "no-card-for-date",
  "shipment-too-light",
]);

/** One row with what each line asks for it and when it would arrive, the cheapest first, and why others refuse it. */
export function rowDetail(row: readonly string[], at: number, setup: Setup, priced: PricedOrders): RowDetail {
  const order = orderOfRow(row, at, priced.reading, priced.mends);
  if ("wrong" in order) return { row: at, lines: [], refused: [] };
  const { terms } = priced.wanted;
  const shipment: Shipment = {
    ...terms,
    ...order,
    shipDate: dayOf(row, priced.reading, terms.shipDate) ?? terms.shipDate,
  };
  const rates = setup.reference.exchange.rates;
  const answers = quote(shipment, setup.cards, setup.reference);
  const lines = answers.flatMap((answer) =>
    answer.available
      ? [
          {
            service: answer.service,
            total: exchanged(answer.total, answer.currency, terms.currency, rates) ?? answer.total,
            earliest: answer.transit.earliest,
            latest: answer.transit.latest,
          },
        ]
      : [],
  );
  const refused = answers.flatMap((answer) =>
    answer.available || answer.reasons.some(({ code }) => elsewhere.has(code))
      ? []
      : [{ service: answer.service, reasons: answer.reasons }],
  );
  return { row: at, shipment, lines: lines.sort((a, b) => a.total - b.total), refused };
}
