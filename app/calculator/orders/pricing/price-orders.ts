import type { RateCard } from "#rating/card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import { makePricers } from "#rating/quote.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { isZeroAdded } from "#rating/shipment/postcode-form.ts";
import { countParcels, type Shipment, sumMass, type Terms } from "#rating/shipment/shipment.ts";
import { isPostcodeNeeded } from "../../parse/postcodes.ts";
import {
  classifyNonOrderRow,
  collectRowFacts,
  countVoidOrders,
  findMissingRates,
  findRepeatedOrders,
  groupNonOrders,
  hasAmountsWithoutCurrency,
} from "../import/file-notes.ts";
import { readQuantity } from "../import/cells.ts";
import { UnknownGoodsCollector } from "../import/order-contents.ts";
import { findTotalRows } from "../import/find-totals.ts";
import type { Field, NonOrderKind, Reading, ReadingOptions, RowFacts, Rows } from "../import/types.ts";
import { findNearestRefusal, ProblemCollector } from "./problem-groups.ts";
import { readOrderWithCorrections, resolveCorrections } from "../import/corrections.ts";
import {
  type FileNotes,
  type OrdersResult,
  type PricedOrders,
  type RowState,
  rowStates,
  type Setup,
} from "../types.ts";
import { buildReading, isMisfit, readCell, readCountry, readRowWeight } from "../import/read-order.ts";
import { type PriceTable, splitOrders } from "./splits.ts";

const progressEvery = 5000;
/** Of so many rows with one problem the file's own words stand beside the answer. */
const mostFacts = 100;

/** Reads and prices all rows over all services. */
export function priceOrders(rows: Rows, setup: Setup, options: ReadingOptions): PricedOrders {
  const steps = priceOrdersInSteps(rows, setup, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a few thousand rows at a time, each time with the number of rows so far: whoever runs it may give it up. */
export function* priceOrdersInSteps(
  rows: Rows,
  setup: Setup,
  options: ReadingOptions,
): Generator<number, PricedOrders, void> {
  const { terms, columns } = options;
  const services = makeOrderPricers(terms, setup.cards, setup);
  const valid = filterCardsByDay(terms.shipDate, setup.cards);
  const reading = buildReading(setup, options);
  const corrections = resolveCorrections(options.corrections, rows, reading);
  const totals = findTotalRows(rows, reading);
  const problems = new ProblemCollector();
  const count = services.length;
  const table: PriceTable = {
    services: count,
    totals: new Float64Array(rows.length * count).fill(-1),
    days: new Uint16Array(rows.length * count),
  };
  const names: string[] = [];
  const countries: string[] = [];
  const grams = new Float64Array(rows.length);
  const pieces = new Uint16Array(rows.length);
  const states = new Uint8Array(rows.length);
  const is = (at: number, state: RowState) => (states[at] = rowStates.indexOf(state));
  const noOrders = new Map<number, NonOrderKind>();
  const findHead = (row: number) => corrections.heads.get(row) ?? row;
  const orders = new Set<number>();
  const waiting = new Set<number>();
  const unsizedGrams: number[] = [];
  let several: FileNotes["several"];
  const postcodeWanted = new Set(setup.countries.flatMap(({ code }) => (isPostcodeNeeded(valid, code) ? [code] : [])));
  let withoutPostcode = 0;
  let zeroAdded: FileNotes["zeroAdded"];
  const misfits: number[] = [];
  let known = 0;
  const unknown = new UnknownGoodsCollector(reading);
  for (let at = 0; at < rows.length; at += 1) {
    if (at % progressEvery === 0) yield at;
    const row = rows[at] ?? [];
    names.push(readCell(row, "order", columns));
    const other = corrections.left.has(at)
      ? undefined
      : corrections.voids.has(at)
        ? "void"
        : corrections.articles.has(at)
          ? "article"
          : totals.has(at) && !corrections.cells.get(at)?.country
            ? "sum"
            : classifyNonOrderRow(row, reading, corrections.cells.get(at), names[at - 1]);
    if (other) {
      noOrders.set(at, other);
      // what is called off goes nowhere, but says where it would have gone
      const place = other === "void" ? readCell(row, "country", columns, corrections.cells.get(at)) : "";
      countries.push(readCountry(place, reading) ?? "");
      is(at, other === "blank" ? other : "no-order");
      continue;
    }
    if (!corrections.left.has(at)) orders.add(findHead(at));
    const order = readOrderWithCorrections(row, at, reading, corrections);
    if ("wrong" in order) {
      countries.push(order.to || (order.unserved ?? ""));
      grams[at] = convertMass("g", order.mass);
      if (corrections.left.has(at)) {
        is(at, "left-out");
        continue;
      }
      waiting.add(findHead(at));
      if (order.unserved !== undefined) {
        is(at, "unserved");
        const reason = { field: "to", code: "destination-not-served", given: order.unserved } as const;
        problems.refused(at, order.unserved, { service: "", reason });
      } else {
        is(at, "unread");
        problems.unread(at, order);
      }
      continue;
    }
    countries.push(order.to);
    const shipment: Shipment = { ...terms, ...order };
    grams[at] = convertMass("g", sumMass(shipment));
    pieces[at] = countParcels(shipment);
    if (corrections.left.has(at)) {
      is(at, "left-out");
      continue;
    }
    // best of an order of one article: what is sent of it is said in a word
    if (several?.more !== 0) several = findSeveral(rows, at, reading) ?? several;
    if (order.judged) known += 1;
    else if (!corrections.cells.get(at)?.goods) unknown.collect(row, at);
    const given = readCell(row, "postcode", columns, corrections.cells.get(at));
    if (isZeroAdded(given, order.postcode ?? "")) {
      zeroAdded ??= { rows: [], given, postcode: order.postcode ?? "" };
      zeroAdded.rows.push(at);
    }
    if (isMisfit(order, reading)) misfits.push(at);
    const cargo = new Cargo(shipment);
    let taken = false;
    for (const [service, { price }] of services.entries()) {
      const total = price(cargo);
      if (total < 0) continue;
      taken = true;
      table.totals[at * count + service] = total;
      table.days[at * count + service] = priceOut.transitMax * 100 + priceOut.transitMin;
    }
    if (taken) {
      if (!order.parcels[0]?.sides) unsizedGrams.push(grams[at] ?? 0);
      if (!order.postcode && postcodeWanted.has(order.to)) withoutPostcode += 1;
    } else {
      is(at, "refused");
      waiting.add(findHead(at));
      const because = findNearestRefusal(cargo, valid, setup.reference);
      if (because) problems.refused(at, order.to, because);
    }
  }
  yield rows.length;
  const { unread, refused } = problems.groups;
  const repeated = findRepeatedOrders(names, rows, (row) => !corrections.left.has(row) && !noOrders.has(row));
  const facts = new Map<number, RowFacts>();
  const tell = (own: readonly number[], asked?: Field) => {
    for (const row of own.slice(0, mostFacts))
      facts.set(row, collectRowFacts(rows[row] ?? [], options.header, columns, asked));
  };
  for (const { rows: own } of refused.groups) tell(own);
  for (const { rows: own, field } of unread.groups) tell(own, field);
  const heads = Int32Array.from(rows, (_, at) => (waiting.has(findHead(at)) ? -1 : findHead(at)));
  for (const [at, head] of heads.entries())
    if (head < 0 && states[at] === rowStates.indexOf("priced")) is(at, "incomplete");
  const result: OrdersResult = {
    currency: terms.currency,
    goods: options.goods,
    day: terms.shipDate,
    services: services.map(({ service }) => service),
    orders: orders.size,
    voids: countVoidOrders(noOrders, names),
    taken: orders.size - waiting.size,
    splits: {
      cheapest: splitOrders("cheapest", table, countries, heads),
      within: splitOrders("within", table, countries, heads),
      fastest: splitOrders("fastest", table, countries, heads),
    },
    unread,
    refused,
    billed: columns.billed !== undefined,
    notes: {
      several,
      unsized: unsizedGrams.length,
      typicalGrams: unsizedGrams.sort((a, b) => a - b)[unsizedGrams.length >> 1] ?? 0,
      withoutPostcode,
      zeroAdded,
      misfits,
      noRate: findMissingRates(rows, reading),
      noOrders: groupNonOrders(noOrders),
      continued: corrections.continued.filter((at) => !noOrders.has(at)),
      repeated,
      products: reading.products && { known, ...unknown.list() },
      amountsAssumed: hasAmountsWithoutCurrency(rows, options.header, reading),
    },
    facts,
    firstLine: options.headed === 0 ? 1 : 2,
    names,
    countries,
    grams,
    pieces,
    states,
    corrected: corrections.answered,
  };
  return { result, table, heads, options, reading, corrections, noOrders };
}

/** What stands in a row of several pieces, and what further rows of its order weigh. */
function findSeveral(rows: Rows, at: number, reading: Reading): FileNotes["several"] {
  const { columns, marks } = reading;
  const row = rows[at] ?? [];
  if (columns.quantity === undefined || row[columns.quantity] === "1") return undefined;
  const read = (of: readonly string[]) => {
    const cell = (field: Field) => readCell(of, field, columns);
    const weight = readRowWeight(cell, reading);
    return { name: cell("order"), quantity: readQuantity(cell("quantity"), marks.quantity) ?? 1, weight };
  };
  const { name, quantity, weight } = read(row);
  if (quantity < 2 || weight === undefined) return undefined;
  let more = 0;
  for (let next = at + 1; name !== "" && next < rows.length; next += 1) {
    const other = read(rows[next] ?? []);
    if (other.name !== name) break;
    more += (other.weight ?? 0) * other.quantity;
  }
  return { row: at, quantity, grams: convertMass("g", weight), more: convertMass("g", more) };
}

/** Pricers write into it: a new one for each of some million prices would cost more than the prices. */
const priceOut = { total: 0, transitMin: 0, transitMax: 0 };

/** The services of the terms' day, each with what an order costs there in the terms' currency; -1: not taken. */
export function makeOrderPricers({ shipDate, currency }: Terms, cards: readonly RateCard[], { reference }: Setup) {
  return makePricers(shipDate, cards, reference).map((pricer) => ({
    service: pricer.service,
    price: (cargo: Cargo): number => {
      pricer.price(cargo, priceOut);
      const { total } = priceOut;
      return total < 0 ? -1 : (convertMoney(total, pricer.currency, currency, reference.exchange.rates) ?? total);
    },
  }));
}
