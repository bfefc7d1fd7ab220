import { Cargo } from "#rating/cargo.ts";
import { massIn } from "#rating/mass.ts";
import { exchanged } from "#rating/money.ts";
import { pricers } from "#rating/quote.ts";
import { cardsOfDay } from "#rating/quote-cards.ts";
import { type Shipment, totalMass } from "#rating/shipment.ts";
import { needsPostcode } from "../needs-postcode.ts";
import { amountsAssumed } from "./amounts-assumed.ts";
import { byValue, leastValueLimit, type Otherwise, withoutValueLimits } from "./by-value.ts";
import type { Field } from "./columns.ts";
import { ProblemCollector } from "./grouped.ts";
import { type Mends, mendsOf } from "./mends.ts";
import { type Known, type OrdersResult, type RowState, rowStates, type Setup, type Wanted } from "./messages.ts";
import { missingRates } from "./missing-rates.ts";
import { type NoOrder, noOrderOf } from "./no-order.ts";
import { orderOfRow } from "./order-of-row.ts";
import { parcelsFor } from "./parcels-for.ts";
import { cellOf, type Reading } from "./read-order.ts";
import { readingOf } from "./reading-of.ts";
import { refusedBecause } from "./refused-because.ts";
import { repeatsOf } from "./repeats-of.ts";
import { type RowFacts, rowFacts } from "./row-facts.ts";
import { type PriceTable, type Split, splitOf } from "./splits.ts";

/** What the page is told, and what later questions about the same file need. */
export type PricedOrders = {
  result: OrdersResult;
  table: PriceTable;
  wanted: Wanted;
  reading: Reading;
  mends: Mends;
  /** Rows that are no orders, and what they are. */
  noOrders: ReadonlyMap<number, NoOrder>;
};

const progressEvery = 5000;
/** Of so many rows with one problem the file's own words stand beside the answer. */
const told = 100;

/** Reads and prices all rows over all services. */
export function priceOrders(
  rows: readonly string[][],
  setup: Setup,
  wanted: Wanted,
  progress: (done: number) => void,
): PricedOrders {
  const { terms, columns } = wanted;
  const services = pricers(terms.shipDate, setup.cards, setup.reference);
  const valid = cardsOfDay(terms.shipDate, setup.cards);
  const rates = setup.reference.exchange.rates;
  const freed = pricers(terms.shipDate, withoutValueLimits(setup.cards), setup.reference);
  const leastLimit = leastValueLimit(valid, terms.currency, rates);
  const otherwise = new Map<number, Otherwise>();
  const reading = readingOf(setup, wanted);
  const mends = mendsOf(wanted.mends, rows, reading);
  const problems = new ProblemCollector();
  const count = services.length;
  const table: PriceTable = {
    services: count,
    totals: new Float64Array(rows.length * count).fill(-1),
    days: new Uint16Array(rows.length * count),
  };
  const sums = services.map(({ service }) => ({ service, taken: 0, total: 0 }));
  const names: string[] = [];
  const countries: string[] = [];
  const grams = new Float64Array(rows.length);
  const states = new Uint8Array(rows.length);
  const is = (at: number, state: RowState) => (states[at] = rowStates.indexOf(state));
  const noOrders = new Map<number, NoOrder>();
  const unsizedGrams: number[] = [];
  const postcodeWanted = new Map<string, boolean>();
  let takenRows = 0;
  let withoutPostcode = 0;
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  for (let at = 0; at < rows.length; at += 1) {
    if (at % progressEvery === 0) progress(at);
    const row = rows[at] ?? [];
    names.push(columns.order === undefined ? "" : (row[columns.order] ?? ""));
    const other = mends.left.has(at) ? undefined : noOrderOf(row, reading, mends.cells.get(at), names[at - 1]);
    if (other) {
      noOrders.set(at, other);
      countries.push("");
      is(at, other === "blank" ? other : "no-order");
      continue;
    }
    const order = orderOfRow(row, at, reading, mends);
    if ("wrong" in order) {
      countries.push(order.to || (order.unserved ?? ""));
      grams[at] = massIn("g", order.mass);
      if (mends.left.has(at)) is(at, "left-out");
      else if (order.unserved !== undefined) {
        is(at, "unserved");
        problems.unserved(at, order.unserved);
      } else {
        is(at, "unread");
        problems.unread(at, order.wrong, order.given, order.example);
      }
      continue;
    }
    countries.push(order.to);
    const shipment: Shipment = { ...terms, ...order };
    grams[at] = massIn("g", totalMass(shipment));
    if (mends.left.has(at)) {
      is(at, "left-out");
      continue;
    }
    const cargo = new Cargo(shipment);
    let taken = false;
    for (let service = 0; service < count; service += 1) {
      services[service]?.price(cargo, out);
      if (out.total < 0) continue;
      const total = exchanged(out.total, services[service]?.currency ?? "", terms.currency, rates) ?? out.total;
      table.totals[at * count + service] = total;
      table.days[at * count + service] = out.transitMax * 100 + out.transitMin;
      taken = true;
      const sum = sums[service];
      if (!sum) continue;
      sum.taken += 1;
      sum.total += total;
    }
    if (taken && order.value !== undefined && order.value > leastLimit) {
      const own: PriceTable = {
        services: count,
        totals: table.totals.slice(at * count, (at + 1) * count),
        days: table.days.slice(at * count, (at + 1) * count),
      };
      let more = false;
      for (let service = 0; service < count; service += 1) {
        if ((own.totals[service] ?? -1) >= 0) continue;
        freed[service]?.price(cargo, out);
        if (out.total < 0) continue;
        own.totals[service] = exchanged(out.total, freed[service]?.currency ?? "", terms.currency, rates) ?? out.total;
        own.days[service] = out.transitMax * 100 + out.transitMin;
        more = true;
      }
      if (more) otherwise.set(at, { shipment, table: own });
    }
    if (taken) {
      takenRows += 1;
      if (!order.parcels[0]?.sides) unsizedGrams.push(grams[at] ?? 0);
      if (!order.postcode) {
        const wants = postcodeWanted.get(order.to) ?? needsPostcode(valid, order.to);
        postcodeWanted.set(order.to, wants);
        if (wants) withoutPostcode += 1;
      }
    } else {
      is(at, "refused");
      const because = refusedBecause(cargo, valid, setup.reference);
      const cell = (field: Field) => cellOf(row, field, columns, mends.cells.get(at));
      if (because) problems.refused(at, order.to, because, parcelsFor(order, because.reason, cell, reading));
    }
  }
  progress(rows.length);
  const { unread, refused } = problems.groups;
  const repeated = repeatsOf(names, rows, wanted.header, (row) => !mends.left.has(row) && !noOrders.has(row));
  const facts = new Map<number, RowFacts>();
  const tell = (own: readonly number[], asked?: Field) => {
    for (const row of own.slice(0, told)) facts.set(row, rowFacts(rows[row] ?? [], wanted.header, columns, asked));
  };
  for (const { rows: own } of repeated.slice(0, told)) tell(own);
  for (const { rows: own } of refused.groups) tell(own);
  for (const { rows: own, field } of unread.groups) tell(own, field);
  const priced = { cards: valid, reference: setup.reference };
  const split = (kind: Split) => {
    const own = splitOf(kind, table, countries);
    return { ...own, byValue: byValue(kind, own.totals, otherwise, sums, priced) };
  };
  const result: OrdersResult = {
    currency: terms.currency,
    day: terms.shipDate,
    services: sums,
    orders: rows.length - noOrders.size - states.filter((state) => state === rowStates.indexOf("left-out")).length,
    taken: takenRows,
    splits: {
      cheapest: split("cheapest"),
      within: split("within"),
      fastest: split("fastest"),
    },
    unread,
    refused,
    billed: columns.billed !== undefined,
    known: {
      unsized: unsizedGrams.length,
      typicalGrams: unsizedGrams.sort((a, b) => a - b)[unsizedGrams.length >> 1] ?? 0,
      withoutPostcode,
      noRate: missingRates(rows, reading),
      noOrders: kindsOf(noOrders),
      continued: mends.continued.filter((at) => !noOrders.has(at)),
      repeated,
      amountsAssumed: amountsAssumed(rows, wanted.header, reading),
    },
    facts,
    names,
    countries,
    grams,
    states,
    corrected: mends.answered,
  };
  return { result, table, wanted, reading, mends, noOrders };
}

function kindsOf(rows: ReadonlyMap<number, NoOrder>): Known["noOrders"] {
  return (["credit", "charge", "article", "sum"] as const).flatMap((kind) => {
    const own = [...rows].flatMap(([row, is]) => (is === kind ? [row] : []));
    return own.length > 0 ? [{ kind, rows: own }] : [];
  });
}
