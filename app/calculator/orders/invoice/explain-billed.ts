import type { RateCard, Surcharge } from "#rating/card.ts";
import { Cargo } from "#rating/shipment/cargo.ts";
import { quote } from "#rating/quote.ts";
import { filterValidCards } from "#rating/quote-cards.ts";
import { convertMass, fromCardMass, type Mass, toLength, toMass } from "#rating/shipment/units.ts";
import type { Order, Shipment, Terms } from "#rating/shipment/shipment.ts";
import { makeOrderPricers } from "../pricing/price-orders.ts";
import { roundWeightUp } from "../pricing/later-questions.ts";
import type { Setup } from "../types.ts";
import type { Hypothesis, Rule } from "./types.ts";

const steps = [0.1, 0.5, 1];
const divisors = [5000, 6000];

/**
 * The ways in which invoices usually differ from the cards, the likeliest first. The last is any other line's price. None
 * where the line has no card for the day: nothing is guessed from the cards of other days.
 */
export function listHypotheses(service: string, terms: Terms, setup: Setup): Hypothesis[] {
  const own = filterValidCards(
    terms.shipDate,
    setup.cards.filter((card) => card.service === service),
  );
  if (own.length === 0) return [];
  const makeHypotheses = (cards: readonly RateCard[], nameRule: (service: string) => Rule): Hypothesis[] =>
    makeOrderPricers(terms, cards, setup).map((pricer) => ({
      rule: nameRule(pricer.service),
      price: (order) => pricer.price(new Cargo({ ...terms, ...order })),
    }));
  const under = (rule: Rule, change: (card: RateCard) => RateCard) => makeHypotheses(own.map(change), () => rule);
  const asIs = under({ rule: "exact" }, (card) => card).map((one) => ({
    ...one,
    weigh: (order: Order) => weighForPrice({ ...terms, ...order }, own, setup),
  }));
  const surcharges = new Map(own.flatMap((card) => card.surcharges.map((one) => [one.id, one] as const)));
  return [
    ...asIs,
    ...steps.flatMap((step) => under({ rule: "step", detail: String(step) }, (card) => roundWeightUp(card, step))),
    ...divisors.flatMap((divisor) =>
      under({ rule: "divisor", detail: String(divisor) }, (card) => withDivisor(card, divisor)),
    ),
    ...asIs.map(({ price }): Hypothesis => ({ rule: { rule: "scale" }, price: (order) => price(removeSides(order)) })),
    ...[...surcharges.values()].flatMap(({ id, label, when }) => [
      ...under({ rule: "without", detail: id, label }, (card) => ({
        ...card,
        surcharges: card.surcharges.filter((one) => one.id !== id),
      })),
      ...(when
        ? under({ rule: "with", detail: id, label }, (card) => ({
            ...card,
            surcharges: card.surcharges.map((one) => (one.id === id ? dropCondition(one) : one)),
          }))
        : []),
    ]),
    ...makeHypotheses(
      setup.cards.filter((card) => card.service !== service),
      (detail) => ({ rule: "other-line", detail }),
    ),
  ];
}

/** The weight that a line's price is of: by scale or volume, rounded as its card says. */
function weighForPrice(shipment: Shipment, cards: readonly RateCard[], { reference }: Setup): Mass | undefined {
  const [answer] = quote(shipment, cards, reference);
  return answer?.available ? fromCardMass(answer.billable.mass, answer.billable.unit) : undefined;
}

/** A stricter divisor, and volume counts always. */
function withDivisor(card: RateCard, divisor: number): RateCard {
  const { when: _, volumeShare: __, ...weight } = card.weight;
  return { ...card, weight: { ...weight, divisor } };
}

function dropCondition({ when: _, group: __, ...surcharge }: Surcharge): Surcharge {
  return surcharge;
}

function removeSides(order: Order): Order {
  return { ...order, parcels: order.parcels.map(({ quantity, mass }) => ({ quantity, mass })) };
}

const factors = [2, 3];

/**
 * The first rule under which an order costs what was billed, to the minor unit; else that the invoice says another weight
 * than the cards charge for; else the weight at which the order would cost that. An order without a size is only checked
 * where no size would make it dearer, or where less was billed than its weight alone costs, or by the weight that the
 * invoice says was billed (`mass`).
 */
export function explainBilled(
  billed: number,
  order: Order,
  hypotheses: readonly Hypothesis[],
  mass?: Mass,
): Rule | "no-size" {
  const [asIs] = hypotheses;
  const expected = asIs?.price(order) ?? -1;
  if (!asIs || expected === billed) return { rule: "exact" };
  const byWeight: Rule | undefined =
    mass !== undefined && asIs.price(withMass(order, mass)) === billed
      ? { rule: "billed-weight", detail: String(convertMass("g", mass)) }
      : undefined;
  if (byWeight && !order.parcels.every(({ sides }) => sides)) return byWeight;
  if (billed > expected && isSizeRelevant(order, expected, asIs)) return "no-size";
  const found = hypotheses.find(({ price }) => price(order) === billed);
  if (found) return found.rule;
  if (byWeight) return byWeight;
  const times = factors.find((factor) => expected * factor === billed);
  if (times) return { rule: "times", detail: String(times) };
  const own = asIs.weigh?.(order);
  if (mass !== undefined && own !== undefined) {
    const [said, charged] = [mass, own].map((one) => Math.round(convertMass("g", one)));
    if (said !== charged) return { rule: "other-weight", detail: `${said}/${charged}` };
  }
  const grams = findBilledGrams(billed, order, asIs);
  return grams === undefined ? { rule: "unexplained" } : { rule: "weight", detail: String(grams) };
}

/** Boxes as large as a line's limits may still allow, in cm. */
const largeBoxes = [60, 50, 40, 30];

/** Whether an order has no size and could cost more with one. */
function isSizeRelevant(order: Order, expected: number, { price }: Hypothesis): boolean {
  if (order.parcels.every(({ sides }) => sides)) return false;
  return largeBoxes.some((cm) => {
    const side = toLength(cm, "cm");
    const sides = [side, side, side] as const;
    return price({ ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, sides })) }) > expected;
  });
}

/** An order as it costs by a weight of all its parcels together, whatever their size. */
function withMass(order: Order, mass: Mass): Order {
  const pieces = order.parcels.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...order, parcels: order.parcels.map(({ quantity }) => ({ quantity, mass: Math.ceil(mass / pieces) })) };
}

const heaviest = toMass(70, "kg") / toMass(1, "g");
/** The roundest of several weights is the one that somebody wrote. */
const round = [1000, 500, 100, 50, 10, 5];

/** The weight in grams at which a parcel costs exactly what was billed, the roundest of several; prices never fall with weight. */
function findBilledGrams(billed: number, order: Order, { price }: Hypothesis): number | undefined {
  const plain = removeSides(order);
  const at = (grams: number) => {
    const total = price({
      ...plain,
      parcels: plain.parcels.map((parcel) => ({ ...parcel, mass: toMass(grams, "g") })),
    });
    // too heavy for the line: look below
    return total < 0 ? Number.POSITIVE_INFINITY : total;
  };
  const least = findLeastGrams((grams) => at(grams) >= billed);
  if (at(least) !== billed) return undefined;
  const most = findLeastGrams((grams) => at(grams) > billed) - 1;
  return round.map((step) => Math.floor(most / step) * step).find((grams) => grams >= least) ?? least;
}

/** The least whole number of grams for which something holds that then holds for all above. */
function findLeastGrams(holds: (grams: number) => boolean): number {
  let low = 1;
  let high = heaviest;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
