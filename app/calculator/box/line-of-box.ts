import { type Advice, adviceFor } from "#rating/advice.ts";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { billedWeights } from "./billed-weights.ts";

export type Flatter = Extract<Advice, { kind: "flatter" }>;

/**
 * The line whose price the box decides, with the flatter box that would be cheaper: the opened line, else the first that
 * a flatter box makes cheaper, else the first that weighs by volume.
 */
export function lineOfBox(
  quotes: readonly Quote[],
  shipment: Shipment,
  { cards, reference }: Pick<CalculatorPage, "cards" | "reference">,
  opened: string,
): { quote: Quote; flatter?: Flatter } | undefined {
  const own = quotes.filter(({ service }) => service === opened);
  const lines = own.length > 0 ? own : quotes;
  // each line's advice takes a dozen prices: no more of it than is needed
  for (const quote of lines) {
    const flatter = adviceFor(quote, shipment, cards, reference).find((advice) => advice.kind === "flatter");
    if (flatter) return { quote, flatter };
  }
  const quote = lines.find(billedWeights) ?? lines[0];
  return quote && { quote };
}
