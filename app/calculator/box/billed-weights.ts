import type { Quote } from "#rating/answer.ts";
import { massAmount } from "#rating/scale.ts";

/** What a quote weighed on the scale and by volume, in the card's unit, and which of both is billed. */
export function billedWeights({
  billable,
}: Quote): { scale: number; volume: number; billed?: "scale" | "volume" } | undefined {
  let [scale, volume] = [0, 0];
  let billed: "scale" | "volume" | undefined;
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
      if (step.kind === "greater") billed = step.of === "actual" ? "scale" : "volume";
    }
  return scale > 0 && volume > 0 ? { scale, volume, ...(billed && { billed }) } : undefined;
}
