import type { ReasonCode } from "#rating/answer.ts";
import type { RateCard, SurchargeAmount } from "#rating/card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { makeCardMass, toLength } from "#rating/shipment/units.ts";
import { toMicro } from "#rating/money/money.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { quote } from "#rating/quote.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { isZeroAdded } from "#rating/shipment/postcode-form.ts";
import type { Order, Shipment } from "#rating/shipment/shipment.ts";
import { readOrderWithCorrections } from "../import/corrections.ts";
import { readCell, readHandoverDay } from "../import/read-order.ts";
import {
  type Change,
  changes,
  type OrdersResult,
  type PricedOrders,
  type RowDetail,
  type ScopePrices,
  type Setup,
  type SortColumn,
  type Sorting,
  type WhatIf,
} from "../types.ts";
import type { Split } from "./splits.ts";
import type { Rows, WeightScope } from "../import/types.ts";
import { makeOrderPricers, priceOrders } from "./price-orders.ts";
import { findNearestRefusal } from "./problem-groups.ts";

type Altered = { card?: (card: RateCard) => RateCard; order?: (order: Order) => Order };

const altered: Record<Change, Altered> = {
  fuel: { card: raiseFuel },
  "step-100": { card: (card) => roundWeightUp(card, 0.1) },
  "step-1000": { card: (card) => roundWeightUp(card, 1) },
  lower: { order: reduceBoxes },
};

const breathEvery = 2500;

/** Prices the chosen line of every order anew. `breathe` lets other questions in; it answers false once nobody waits. */
export async function calculateWhatIf(
  rows: Rows,
  setup: Setup,
  { result, heads, options, reading, corrections }: PricedOrders,
  split: Split,
  breathe: () => Promise<boolean>,
): Promise<WhatIf | undefined> {
  const { service, totals } = result.splits[split];
  const { terms } = options;
  const sums: WhatIf = { fuel: 0, "step-100": 0, "step-1000": 0, lower: 0 };
  const priced = changes.map((change) => {
    const { card, order } = altered[change];
    return {
      change,
      order,
      lines: makeOrderPricers(terms, card ? setup.cards.map(card) : setup.cards, setup),
    };
  });
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    const line = service[at] ?? -1;
    if (line < 0 || (heads[at] ?? -1) < 0) continue;
    const order = readOrderWithCorrections(row, at, reading, corrections);
    if ("wrong" in order) continue;
    const cargo = new Cargo({ ...terms, ...order });
    for (const { change, order: alter, lines } of priced) {
      const total = lines[line]?.price(alter ? new Cargo({ ...terms, ...alter(order) }) : cargo) ?? -1;
      if (total >= 0) sums[change] += total - (totals[at] ?? 0);
    }
  }
  return sums;
}

/** Fuel one percentage point dearer, or a hundredth of the card's currency a kilogram or pound. */
function raiseFuel(card: RateCard): RateCard {
  return {
    ...card,
    surcharges: card.surcharges.map((surcharge) =>
      surcharge.id === "fuel" ? { ...surcharge, amount: raiseAmount(surcharge.amount) } : surcharge,
    ),
  };
}

function raiseAmount(amount: SurchargeAmount): SurchargeAmount {
  switch (amount.per) {
    case "percent":
    case "share":
      return { ...amount, millionths: amount.millionths + 1_000_000 };
    case "unit":
      return { ...amount, price: amount.price + toMicro(0.01) };
    case "ton":
      return { ...amount, price: amount.price + toMicro(10) };
    default:
      // a charge that follows neither freight nor weight has no percentage point and no price per kilogram to raise
      return amount;
  }
}

/** Weights are rounded up to at least this step. */
export function roundWeightUp(card: RateCard, kilograms: number): RateCard {
  const least = makeCardMass(kilograms, "kg", card.unit);
  const steps = card.weight.steps.length > 0 ? card.weight.steps : [{ upTo: Number.MAX_SAFE_INTEGER, step: least }];
  return {
    ...card,
    weight: { ...card.weight, steps: steps.map(({ upTo, step }) => ({ upTo, step: Math.max(step, least) })) },
  };
}

/** Each box two centimetres lower on its shortest side, but at least one centimetre. */
function reduceBoxes(order: Order): Order {
  return {
    ...order,
    parcels: order.parcels.map((parcel) => {
      if (!parcel.sides) return parcel;
      const [a = 0, b = 0, c = 0] = parcel.sides.toSorted((one, other) => other - one);
      return { ...parcel, sides: [a, b, Math.min(c, Math.max(toLength(1, "cm"), c - toLength(2, "cm")))] as const };
    }),
  };
}

/**
 * What all orders cost by each thing that their quantities and weights may be of. `breathe` lets other questions in; it
 * answers false once nobody waits.
 */
export async function priceScopes(
  rows: Rows,
  setup: Setup,
  { options, result }: PricedOrders,
  scopes: readonly WeightScope[],
  breathe: () => Promise<boolean>,
): Promise<ScopePrices | undefined> {
  const found: ScopePrices = {};
  for (const scope of scopes) {
    if (!(await breathe())) return undefined;
    const own = { ...options, units: { ...options.units, scope } };
    const priced = scope === options.units.scope ? result : priceOrders(rows, setup, own).result;
    const { cheapest, within, fastest } = priced.splits;
    const totals = { cheapest: cheapest.total, within: within.total, fastest: fastest.total };
    found[scope] = { orders: priced.orders, taken: priced.taken, totals };
  }
  return found;
}

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
  if ("wrong" in order) {
    const { wrong: field, unserved, given, example, owner, state } = order;
    const none = { row: at, lines: [], refused: [] };
    if (priced.noOrders.has(at)) return none;
    return unserved === undefined
      ? { ...none, unread: { field, given, example, owner, ...(state && { state }) } }
      : { ...none, nearest: { field: "to", code: "destination-not-served", given: unserved } };
  }
  const { terms } = priced.options;
  const shipment: Shipment = {
    ...terms,
    ...order,
    shipDate: readHandoverDay(row, priced.reading, terms.shipDate) ?? terms.shipDate,
  };
  const inOne = convertForComparison(terms.currency, setup.reference.exchange.rates);
  const given = readCell(row, "postcode", priced.reading.columns, priced.corrections.cells.get(at));
  const detail: RowDetail = {
    row: at,
    shipment,
    ...(isZeroAdded(given, order.postcode ?? "") && { givenPostcode: given }),
    lines: [],
    refused: [],
  };
  for (const answer of quote(shipment, setup.cards, setup.reference)) {
    const { service } = answer;
    if (answer.available) {
      const { earliest, latest } = answer.transit;
      detail.lines.push({ service, total: inOne(answer), earliest, latest });
    } else if (!answer.reasons.some(({ code }) => elsewhere.has(code)))
      detail.refused.push({ service, reasons: answer.reasons });
  }
  detail.lines.sort((a, b) => a.total - b.total);
  if (detail.lines.length > 0) return detail;
  const valid = filterCardsByDay(shipment.shipDate, setup.cards);
  return { ...detail, nearest: findNearestRefusal(new Cargo(shipment), valid, setup.reference)?.reason };
}

/** Row numbers in the order of a column. Rows that are equal keep the order of the file. */
export function sortRows(
  { names, countries, grams, splits }: OrdersResult,
  { by, descending }: Sorting,
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
