import { mass } from "#rating/mass.ts";
import type { Order } from "#rating/shipment.ts";
import { type Hypothesis, type Rule, withoutSides } from "./hypotheses.ts";

/** The first rule under which an order costs what was billed, to the minor unit; else the weight that would. */
export function explainBilled(billed: number, order: Order, hypotheses: readonly Hypothesis[]): Rule {
  const found = hypotheses.find(({ price }) => price(order) === billed);
  if (found) return found.rule;
  const [asIs] = hypotheses;
  return asIs && billedAsWeight(billed, order, asIs) ? { rule: "weight" } : { rule: "unexplained" };
}

const heaviest = mass(70, "kg");
const finest = mass(1, "g");

/** Whether a parcel of some other weight costs exactly what was billed; prices never fall with weight. */
function billedAsWeight(billed: number, order: Order, { price }: Hypothesis): boolean {
  const plain = withoutSides(order);
  const at = (own: number) => price({ ...plain, parcels: plain.parcels.map((parcel) => ({ ...parcel, mass: own })) });
  let low = finest;
  let high = heaviest;
  while (high - low > finest) {
    const middle = Math.round((low + high) / 2);
    const total = at(middle);
    if (total === billed) return true;
    // too heavy for the line: look below
    if (total < 0 || total > billed) high = middle;
    else low = middle;
  }
  return false;
}
