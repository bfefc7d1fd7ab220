import type { RateCard } from "#rating/card.ts";
import { Cargo } from "#rating/cargo.ts";
import { length } from "#rating/length.ts";
import { micro, exchanged } from "#rating/money.ts";
import { pricers } from "#rating/quote.ts";
import { cardMass } from "#rating/scale.ts";
import type { Order } from "#rating/shipment.ts";
import { orderOfRow } from "./order-of-row.ts";
import type { Setup } from "./messages.ts";
import type { PricedOrders } from "./price-orders.ts";
import type { Split } from "./splits.ts";

/** By how much the total of a split would change, in minor units, every order staying on its line. */
export type WhatIf = Record<Change, number>;

export const changes = ["fuel", "step-100", "step-1000", "lower"] as const;
export type Change = (typeof changes)[number];

type Altered = { card?: (card: RateCard) => RateCard; order?: (order: Order) => Order };

const altered: Record<Change, Altered> = {
  fuel: { card: dearerFuel },
  "step-100": { card: (card) => coarser(card, 0.1) },
  "step-1000": { card: (card) => coarser(card, 1) },
  lower: { order: lowerBoxes },
};

const breathEvery = 2500;

/** Prices the chosen line of every order anew. `breathe` lets other questions in; it answers false once nobody waits. */
export async function whatIf(
  rows: readonly string[][],
  setup: Setup,
  { result, wanted, reading, mends }: PricedOrders,
  split: Split,
  breathe: () => Promise<boolean>,
): Promise<WhatIf | undefined> {
  const { service, totals } = result.splits[split];
  const { terms } = wanted;
  const rates = setup.reference.exchange.rates;
  const sums: WhatIf = { fuel: 0, "step-100": 0, "step-1000": 0, lower: 0 };
  const priced = changes.map((change) => {
    const { card, order } = altered[change];
    return {
      change,
      order,
      lines: pricers(terms.shipDate, card ? setup.cards.map(card) : setup.cards, setup.reference),
    };
  });
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    const line = service[at] ?? -1;
    if (line < 0) continue;
    const order = orderOfRow(row, at, reading, mends);
    if ("wrong" in order) continue;
    const cargo = new Cargo({ ...terms, ...order });
    for (const { change, order: alter, lines } of priced) {
      const own = lines[line];
      own?.price(alter ? new Cargo({ ...terms, ...alter(order) }) : cargo, out);
      if (!own || out.total < 0) continue;
      sums[change] += (exchanged(out.total, own.currency, terms.currency, rates) ?? out.total) - (totals[at] ?? 0);
    }
  }
  return sums;
}

/** Fuel one point of percent dearer, or one hundredth of the card's currency a kilogram or pound. */
function dearerFuel(card: RateCard): RateCard {
  return {
    ...card,
    surcharges: card.surcharges.map((surcharge) => {
      const { id, amount } = surcharge;
      if (id !== "fuel") return surcharge;
      if (amount.per === "percent")
        return { ...surcharge, amount: { ...amount, millionths: amount.millionths + 1_000_000 } };
      return amount.per === "unit"
        ? { ...surcharge, amount: { ...amount, price: amount.price + micro(0.01) } }
        : surcharge;
    }),
  };
}

/** Weights are rounded up to at least this step. */
export function coarser(card: RateCard, kilograms: number): RateCard {
  const least = cardMass(kilograms, "kg", card.unit);
  const steps = card.weight.steps.length > 0 ? card.weight.steps : [{ upTo: Number.MAX_SAFE_INTEGER, step: least }];
  return {
    ...card,
    weight: { ...card.weight, steps: steps.map(({ upTo, step }) => ({ upTo, step: Math.max(step, least) })) },
  };
}

/** Each box two centimetres lower on its shortest side, but at least one centimetre. */
function lowerBoxes(order: Order): Order {
  return {
    ...order,
    parcels: order.parcels.map((parcel) => {
      if (!parcel.sides) return parcel;
      const [a = 0, b = 0, c = 0] = parcel.sides.toSorted((one, other) => other - one);
      return { ...parcel, sides: [a, b, Math.min(c, Math.max(length(1, "cm"), c - length(2, "cm")))] as const };
    }),
  };
}
