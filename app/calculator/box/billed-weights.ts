import type { Quote } from "#rating/answer.ts";
import { massAmount } from "#rating/scale.ts";

/**
 * What a quote weighed on the scale and by volume, in the card's unit, and which of both is billed; neither if some
 * parcels are billed by one and some by the other.
 */
export function billedWeights({
  billable,
}: Quote): { scale: number; volume: number; billed?: "scale" | "volume" } | undefined {
  let [scale, volume] = [0, 0];
  const greater = new Set<"scale" | "volume">();
  // cargo that is weighed as one says at its end what all pieces weigh
  const asOne = billable.steps.some(({ kind }) => kind === "actual");
  const pieces = asOne
    ? billable.pieces.map(({ quantity, steps }) => ({
        quantity,
        steps: steps.filter(({ kind }) => kind === "volumetric"),
      }))
    : billable.pieces;
  for (const { quantity, steps } of [...pieces, { quantity: 1, steps: billable.steps }])
    for (const step of steps) {
      if (step.kind === "actual") scale += massAmount(step.mass) * quantity;
      // a volumetric step tells the mass of all its pieces where it is said for more than one
      if (step.kind === "volumetric") volume += massAmount(step.mass) * (step.quantity > 1 ? 1 : quantity);
      if (step.kind === "greater") greater.add(step.of === "actual" ? "scale" : "volume");
    }
  const [billed] = greater.size === 1 ? greater : [];
  return scale > 0 && volume > 0 ? { scale, volume, ...(billed && { billed }) } : undefined;
}
