import type { ReasonCode } from "#rating/answer.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { readOrderWithCorrections } from "../import/corrections.ts";
import { readHandoverDay } from "../import/read-order.ts";
import type { OrdersResult, PricedOrders, RowDetail, Setup, SortColumn } from "../types.ts";
import type { Split } from "./splits.ts";

/** Reasons of lines that are for other places, days or loads. */
const elsewhere: ReadonlySet<ReasonCode> = new Set([
  "origin-not-served",
  "destination-not-served",
  "no-card-for-date",
  "shipment-too-light",
]);

/** One row with what each line asks for it and when it would arrive, the cheapest first, and why others refuse it. */
export function quoteRow(row: readonly string[], at: number, setup: Setup, priced: PricedOrders): RowDetail {
  const order = readOrderWithCorrections(row, at, priced.reading, priced.corrections);
  if ("wrong" in order) return { row: at, lines: [], refused: [] };
  const { terms } = priced.options;
  const shipment: Shipment = {
    ...terms,
    ...order,
    shipDate: readHandoverDay(row, priced.reading, terms.shipDate) ?? terms.shipDate,
  };
  const rates = setup.reference.exchange.rates;
  const answers = quote(shipment, setup.cards, setup.reference);
  const lines = answers.flatMap((answer) =>
    answer.available
      ? [
          {
            service: answer.service,
            total: convertMoney(answer.total, answer.currency, terms.currency, rates) ?? answer.total,
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

/** Row numbers in the order of a column. Rows that are equal keep the order of the file. */
export function sortRows(
  { names, countries, grams, splits }: OrdersResult,
  by: SortColumn,
  descending: boolean,
  split: Split,
): Uint32Array<ArrayBuffer> {
  const { totals } = splits[split];
  const rows = Uint32Array.from({ length: names.length }, (_, at) => at);
  const compare: Record<SortColumn, (a: number, b: number) => number> = {
    row: (a, b) => a - b,
    country: (a, b) =>
      (countries[a] ?? "") < (countries[b] ?? "") ? -1 : (countries[a] ?? "") > (countries[b] ?? "") ? 1 : a - b,
    weight: (a, b) => (grams[a] ?? 0) - (grams[b] ?? 0) || a - b,
    total: (a, b) => (totals[a] ?? 0) - (totals[b] ?? 0) || a - b,
  };
  rows.sort(compare[by]);
  return descending ? rows.reverse() : rows;
}
