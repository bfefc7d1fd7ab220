import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Advice } from "#rating/comparison/advice.ts";
import { getAdvice } from "../worker/answers.ts";
import type { Quote } from "#rating/answer.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";

/**
 * What a quote weighed on the scale and by volume, in the card's unit, and which of both is billed: neither where some
 * parcels are billed by one and some by the other.
 */
export function listBilledWeights({
  billable,
}: Quote): { scale: number; volume: number; billed?: "scale" | "volume" } | undefined {
  let [scale, volume] = [0, 0];
  const greater = new Set<"scale" | "volume">();
  // a shipment weighed as a whole says in its own steps what all pieces weigh
  const asOne = billable.steps.some(({ kind }) => kind === "actual");
  for (const { quantity, steps } of [...billable.pieces, { quantity: 1, steps: billable.steps }])
    for (const step of steps) {
      if (asOne && steps !== billable.steps && step.kind !== "volumetric") continue;
      if (step.kind === "actual") scale += toMassAmount(step.mass) * quantity;
      // a volumetric step for several pieces has the mass of them all
      if (step.kind === "volumetric") volume += toMassAmount(step.mass) * (step.quantity > 1 ? 1 : quantity);
      if (step.kind === "greater") greater.add(step.of === "actual" ? "scale" : "volume");
    }
  const [billed] = greater.size === 1 ? greater : [];
  return scale > 0 && volume > 0 ? { scale, volume, ...(billed && { billed }) } : undefined;
}

export type Flatter = Extract<Advice, { kind: "flatter" }>;

/** The first quote that a flatter box makes cheaper. */
export function findServicePricedBySize(
  quotes: readonly Quote[],
  shipment: Shipment,
  page: Pick<CalculatorPage, "cards" | "reference">,
): { quote: Quote; flatter: Flatter } | undefined {
  // advice on a quote takes a dozen prices: no more of it than is needed
  for (const quote of quotes) {
    const flatter = getAdvice(quote, page, shipment).find((advice) => advice.kind === "flatter");
    if (flatter) return { quote, flatter };
  }
  return undefined;
}
