import type { Reason } from "#rating/answer.ts";
import { compileCard } from "#rating/compile.ts";
import { evaluate, type Story } from "#rating/evaluate.ts";
import { newPricing } from "#rating/freight/pricing.ts";
import { loadContainers } from "#rating/quote.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import type { Order } from "#rating/shipment/shipment.ts";
import { readOrderWithCorrections } from "../import/corrections.ts";
import type { Rows } from "../import/types.ts";
import type { PassedOver, PricedOrders, Setup } from "../types.ts";
import { makeOrderPricers } from "./price-orders.ts";
import type { Split } from "./splits.ts";

const breathEvery = 2500;

/**
 * Orders that cheaper lines refuse for something of their own, each with the cheapest of those: they cost more than their
 * likes, and nobody sees why from their price. `breathe` lets other questions in; it answers false once nobody waits.
 */
export async function listPassedOver(
  rows: Rows,
  setup: Setup,
  { result, table, options, reading, corrections }: PricedOrders,
  split: Split,
  breathe: () => Promise<boolean>,
): Promise<PassedOver[] | undefined> {
  const { terms } = options;
  const { totals } = result.splits[split];
  const cards = new Map(filterCardsByDay(terms.shipDate, setup.cards).map((card) => [card.service, compileCard(card)]));
  const lines = makeOrderPricers(terms, setup.cards, setup);
  const out = newPricing(undefined, loadContainers);
  const groups = new Map<string, PassedOver>();
  for (const [at, row] of rows.entries()) {
    if (at % breathEvery === 0 && !(await breathe())) return undefined;
    const own = totals[at] ?? -1;
    if (own < 0) continue;
    const refusing = lines.filter((_, line) => (table.totals[at * table.services + line] ?? -1) < 0);
    const order = refusing.length > 0 && readOrderWithCorrections(row, at, reading, corrections);
    if (!order || "wrong" in order) continue;
    const cargo = new Cargo({ ...terms, ...order });
    let cheapest: { total: number; service: string; reason: Reason } | undefined;
    for (const { service, price } of refusing) {
      const card = cards.get(service);
      if (!card) continue;
      const story: Story = { reasons: [], weight: { pieces: [], steps: [] } };
      evaluate(card, cargo, setup.reference, out, story);
      const [reason] = story.reasons;
      const allowed = story.reasons.reduce<Order | undefined>((kept, one) => kept && removeObstacle(kept, one), order);
      if (!reason || !allowed) continue;
      const total = price(new Cargo({ ...terms, ...allowed }));
      if (total >= 0 && total < (cheapest?.total ?? own)) cheapest = { total, service, reason };
    }
    if (!cheapest) continue;
    const { service, reason } = cheapest;
    const key = JSON.stringify([service, reason]);
    const group = groups.get(key) ?? { service, reason, rows: [] };
    groups.set(key, group);
    group.rows.push(at);
  }
  return [...groups.values()];
}

/** An order without what a line refuses in it; nothing where the line is for other places, days, goods or loads. */
function removeObstacle(order: Order, { field, code, limit }: Reason): Order | undefined {
  switch (field) {
    case "value": {
      const { value: _, ...others } = order;
      return code === "value-too-high" ? others : undefined;
    }
    case "sides":
      return { ...order, parcels: order.parcels.map(turnToCube) };
    case "weight":
      return code === "parcel-too-heavy" && typeof limit === "number"
        ? { ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, mass: Math.min(parcel.mass, limit) })) }
        : undefined;
    default:
      return undefined;
  }
}

/** A parcel whose sides are nowhere too long, with the volume by which it is billed: without that its price would be too low. */
function turnToCube(parcel: Order["parcels"][number]): Order["parcels"][number] {
  const { sides } = parcel;
  if (!sides) return parcel;
  const side = Math.ceil(Math.cbrt(sides[0] * sides[1] * sides[2]));
  return { ...parcel, sides: [side, side, side] };
}
