import { Cargo } from "#rating/cargo.ts";
import { massIn } from "#rating/mass.ts";
import { exchanged } from "#rating/money.ts";
import { pricers, quote } from "#rating/quote.ts";
import { type Shipment, totalMass } from "#rating/shipment.ts";
import type { OrdersResult, ToWorker, Unfit } from "./messages.ts";
import { type Reading, readOrder } from "./read-order.ts";

export type Setup = Extract<ToWorker, { kind: "setup" }>;
type Wanted = Extract<ToWorker, { kind: "price" }>;

/** The result, and the price of every row on every service (-1: not taken), row after row. */
export type PricedOrders = { result: OrdersResult; totals: Float64Array };

const unfitKept = 1000;
const progressEvery = 5000;

/** Reads and prices all rows over all services. */
export function priceOrders(
  rows: readonly string[][],
  setup: Setup,
  wanted: Wanted,
  progress: (done: number) => void,
): PricedOrders {
  const { terms } = wanted;
  const services = pricers(terms.shipDate, setup.cards, setup.reference);
  const rates = setup.reference.exchange.rates;
  const reading = readingOf(setup, wanted);
  const count = services.length;
  const totals = new Float64Array(rows.length * count).fill(-1);
  const sums = services.map(({ service }) => ({ service, taken: 0, total: 0 }));
  const result: OrdersResult = {
    currency: terms.currency,
    services: sums,
    cheapest: 0,
    fastest: 0,
    taken: 0,
    unfit: [],
    unfitCount: 0,
    names: [],
    countries: [],
    grams: new Float64Array(rows.length),
    bestService: new Int8Array(rows.length).fill(-1),
    bestTotal: new Float64Array(rows.length).fill(-1),
  };
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  for (let at = 0; at < rows.length; at += 1) {
    if (at % progressEvery === 0) progress(at);
    const row = rows[at] ?? [];
    const name = wanted.columns.order === undefined ? "" : (row[wanted.columns.order] ?? "");
    const order = readOrder(row, reading);
    result.names.push(name);
    if ("wrong" in order) {
      result.countries.push("");
      addUnfit(result, { row: at, name, field: order.wrong, given: order.given });
      continue;
    }
    result.countries.push(order.to);
    const shipment: Shipment = { ...terms, ...order };
    const cargo = new Cargo(shipment);
    result.grams[at] = massIn("g", totalMass(shipment));
    let best = -1;
    let bestTotal = -1;
    let fastestDays = Number.POSITIVE_INFINITY;
    let fastestTotal = 0;
    for (let service = 0; service < count; service += 1) {
      services[service]?.price(cargo, out);
      if (out.total < 0) continue;
      const total = exchanged(out.total, services[service]?.currency ?? "", terms.currency, rates) ?? out.total;
      totals[at * count + service] = total;
      const sum = sums[service];
      if (sum) {
        sum.taken += 1;
        sum.total += total;
      }
      if (best < 0 || total < bestTotal) {
        best = service;
        bestTotal = total;
      }
      const days = out.transitMax * 100 + out.transitMin;
      if (days < fastestDays || (days === fastestDays && total < fastestTotal)) {
        fastestDays = days;
        fastestTotal = total;
      }
    }
    if (best < 0) {
      // the reasons cost a hundred times a price: for as many rows as are shown
      const reasons = result.unfit.length < unfitKept ? reasonsOf(shipment, setup) : [];
      addUnfit(result, { row: at, name, reasons });
    } else {
      result.taken += 1;
      result.cheapest += bestTotal;
      result.fastest += fastestTotal;
      result.bestService[at] = best;
      result.bestTotal[at] = bestTotal;
    }
  }
  progress(rows.length);
  return { result, totals };
}

function readingOf(setup: Setup, { columns, unit, goods, terms }: Wanted): Reading {
  const countries = new Map<string, string>();
  for (const { code, name, aliases } of setup.countries)
    for (const known of [code, name, ...aliases]) countries.set(known.toUpperCase(), code);
  return { columns, unit, goods, knownGoods: new Set(setup.goods), countries, currency: terms.currency };
}

function addUnfit(result: OrdersResult, unfit: Unfit): void {
  result.unfitCount += 1;
  if (result.unfit.length < unfitKept) result.unfit.push(unfit);
}

/** Why no service takes an order, from the engine that explains. */
function reasonsOf(
  shipment: Shipment,
  { cards, reference }: Setup,
): { service: string; code: string; field: string }[] {
  return quote(shipment, cards, reference).flatMap((answer) =>
    answer.available
      ? []
      : answer.reasons.slice(0, 1).map(({ code, field }) => ({ service: answer.service, code, field })),
  );
}
