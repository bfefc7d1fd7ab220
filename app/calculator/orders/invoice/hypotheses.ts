import type { RateCard, Surcharge } from "#rating/card.ts";
import { Cargo } from "#rating/cargo.ts";
import { exchanged } from "#rating/money.ts";
import { pricers } from "#rating/quote.ts";
import type { Pricer } from "#rating/quote-cards.ts";
import type { Order, Terms } from "#rating/shipment.ts";
import { coarser } from "../what-if.ts";
import type { Setup } from "../messages.ts";

/** What may explain an amount that was billed. `detail` is a surcharge, a step in kg, a divisor, a service, a factor or a weight in grams. */
export type Rule = {
  rule:
    | "exact"
    | "step"
    | "divisor"
    | "scale"
    | "without"
    | "with"
    | "other-line"
    | "times"
    | "weight"
    | "no-size"
    // rows of an invoice that are no parcels, and parcels that such rows correct
    | "credit"
    | "charge"
    | "netted"
    | "credited"
    | "unexplained";
  detail?: string;
  /** The name of a surcharge. */
  label?: Surcharge["label"];
};

/** A rule, and what an order would cost under it; -1 where it would not be taken. */
export type Hypothesis = { rule: Rule; price: (order: Order) => number };

const steps = [0.1, 0.5, 1];
const divisors = [5000, 6000];

/** The ways in which invoices usually differ from the cards, the likeliest first. The last is any other line's price. */
export function hypothesesOf(service: string, terms: Terms, { cards, reference }: Setup): Hypothesis[] {
  const own = cards.filter((card) => card.service === service);
  const under = (rule: Rule, change: (card: RateCard) => RateCard): Hypothesis => {
    const [pricer] = pricers(terms.shipDate, own.map(change), reference);
    return { rule, price: priceBy(pricer, terms, reference.exchange.rates) };
  };
  const asIs = under({ rule: "exact" }, (card) => card);
  const surcharges = new Map(own.flatMap((card) => card.surcharges.map((one) => [one.id, one] as const)));
  return [
    asIs,
    ...steps.map((step) => under({ rule: "step", detail: String(step) }, (card) => coarser(card, step))),
    ...divisors.map((divisor) =>
      under({ rule: "divisor", detail: String(divisor) }, (card) => byVolume(card, divisor)),
    ),
    { rule: { rule: "scale" }, price: (order) => asIs.price(withoutSides(order)) },
    ...[...surcharges.values()].flatMap(({ id, label, when }) => [
      under({ rule: "without", detail: id, label }, (card) => ({
        ...card,
        surcharges: card.surcharges.filter((one) => one.id !== id),
      })),
      ...(when
        ? [
            under({ rule: "with", detail: id, label }, (card) => ({
              ...card,
              surcharges: card.surcharges.map((one) => (one.id === id ? always(one) : one)),
            })),
          ]
        : []),
    ]),
    ...pricers(terms.shipDate, cards, reference)
      .filter((pricer) => pricer.service !== service)
      .map(
        (pricer): Hypothesis => ({
          rule: { rule: "other-line", detail: pricer.service },
          price: priceBy(pricer, terms, reference.exchange.rates),
        }),
      ),
  ];
}

/** Prices orders on one service in the currency of the terms. */
function priceBy(pricer: Pricer | undefined, terms: Terms, rates: Readonly<Record<string, number>>) {
  const out = { total: 0, transitMin: 0, transitMax: 0 };
  return (order: Order): number => {
    if (!pricer) return -1;
    pricer.price(new Cargo({ ...terms, ...order }), out);
    return out.total < 0 ? -1 : (exchanged(out.total, pricer.currency, terms.currency, rates) ?? -1);
  };
}

/** A stricter divisor, and volume counts always. */
function byVolume(card: RateCard, divisor: number): RateCard {
  const { when: _, ...weight } = card.weight;
  return { ...card, weight: { ...weight, divisor, volume: "greater" } };
}

function always({ when: _, group: __, ...surcharge }: Surcharge): Surcharge {
  return surcharge;
}

export function withoutSides(order: Order): Order {
  return { ...order, parcels: order.parcels.map(({ quantity, mass }) => ({ quantity, mass })) };
}
