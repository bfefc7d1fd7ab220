import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import type { Order } from "#rating/shipment.ts";
import { type Hypothesis, type Rule, withoutSides } from "./hypotheses.ts";

const factors = [2, 3];

/**
 * The first rule under which an order costs what was billed, to the minor unit; else the weight that would. An order
 * without a size is only checked where no size would make it dearer, or where less was billed than its weight alone costs.
 */
export function explainBilled(billed: number, order: Order, hypotheses: readonly Hypothesis[]): Rule {
  const [asIs] = hypotheses;
  const expected = asIs?.price(order) ?? -1;
  if (!asIs || expected === billed) return { rule: "exact" };
  if (billed > expected && sizeCounts(order, expected, asIs)) return { rule: "no-size" };
  const found = hypotheses.find(({ price }) => price(order) === billed);
  if (found) return found.rule;
  const times = factors.find((factor) => expected * factor === billed);
  if (times) return { rule: "times", detail: String(times) };
  const grams = gramsBilled(billed, order, asIs);
  return grams === undefined ? { rule: "unexplained" } : { rule: "weight", detail: String(grams) };
}

/** Boxes as large as a line's limits may still allow, in cm. */
const largeBoxes = [60, 50, 40, 30];

/** Whether an order has no size and could cost more with one. */
function sizeCounts(order: Order, expected: number, { price }: Hypothesis): boolean {
  if (order.parcels.every(({ sides }) => sides)) return false;
  return largeBoxes.some((cm) => {
    const side = length(cm, "cm");
    const sides = [side, side, side] as const;
    return price({ ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, sides })) }) > expected;
  });
}

const heaviest = mass(70, "kg") / mass(1, "g");
/** The roundest of several weights is the one that somebody wrote. */
const round = [1000, 500, 100, 50, 10, 5];

/** The weight in grams at which a parcel costs exactly what was billed, the roundest of several; prices never fall with weight. */
function gramsBilled(billed: number, order: Order, { price }: Hypothesis): number | undefined {
  const plain = withoutSides(order);
  const at = (grams: number) => {
    const total = price({ ...plain, parcels: plain.parcels.map((parcel) => ({ ...parcel, mass: mass(grams, "g") })) });
    // too heavy for the line: look below
    return total < 0 ? Number.POSITIVE_INFINITY : total;
  };
  const least = first((grams) => at(grams) >= billed);
  if (at(least) !== billed) return undefined;
  const most = first((grams) => at(grams) > billed) - 1;
  return round.map((step) => Math.floor(most / step) * step).find((grams) => grams >= least) ?? least;
}

/** The least whole number of grams for which something holds that then holds for all above. */
function first(holds: (grams: number) => boolean): number {
  let low = 1;
  let high = heaviest;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
