import { type Advice, adviseOn } from "#rating/comparison/advice.ts";
import type { Answer, Quote } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { calculateLandedCost } from "../landed-cost/landed-cost.ts";
import type { LandedSides } from "../landed-cost/landed-sides.ts";
import type { Priced } from "./protocol.ts";

// in the build there is no worker that could load containers later
const loading = typeof Worker === "undefined" ? "now" : "later";

/** Every service's answer, computed once however many parts of the page ask. Containers wait for the worker. */
export const getAnswers = cache((shipment: Shipment, { cards, reference }: Priced): Answer[] =>
  quote(shipment, cards, reference, loading),
);

/** What would make a quote cheaper. Each piece of advice takes a dozen prices. */
export const getAdvice = cache((own: Quote, { cards, reference }: Priced, shipment: Shipment): Advice[] =>
  adviseOn(own, shipment, cards, reference),
);

/** The landed cost on a service. Containers wait for the worker. */
export const getLandedCost = cache(
  (shipment: Shipment, { cards, reference }: Priced, service: string): LandedSides | undefined =>
    calculateLandedCost(service, shipment, cards, reference, loading),
);

/** `compute`, with its results kept as long as the `subject` lives and is asked about with the same cards and detail. */
function cache<Subject extends object, Detail extends readonly unknown[], Result>(
  compute: (subject: Subject, page: Priced, ...detail: Detail) => Result,
): (subject: Subject, page: Priced, ...detail: Detail) => Result {
  const kept = new WeakMap<Subject, { asked: readonly unknown[]; result: Result }[]>();
  return (subject, page, ...detail) => {
    const asked = [page.cards, ...detail];
    const known = kept.get(subject) ?? [];
    const same = known.find((one) => one.asked.every((part, at) => part === asked[at]));
    if (same) return same.result;
    const result = compute(subject, page, ...detail);
    kept.set(subject, [...known, { asked, result }]);
    return result;
  };
}
