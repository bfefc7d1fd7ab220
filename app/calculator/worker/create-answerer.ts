import { loadedMasses, priceCurves } from "#rating/comparison/price-curve.ts";
import { loadContainers, quote } from "#rating/quote.ts";
import { createLoadAnswerer } from "../freight/answer-load.ts";
import { calculateLandedCost } from "../landed-cost/landed-cost.ts";
import type { FromLoader, Priced, Question } from "./protocol.ts";

/** Lets messages in that came meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Answers questions by a page's cards, in the worker or, where that cannot start, on the main thread. A newer question of a
 * kind ends the work on the one before.
 */
export function createAnswerer(
  { cards, reference }: Priced,
  tell: (message: FromLoader) => void,
): (question: Question) => Promise<void> {
  const answerLoad = createLoadAnswerer(cards, reference);
  const newest = new Map<Question["kind"], number>();
  const isNewest = ({ kind, id }: Question) => newest.get(kind) === id;

  const tellCurves = async (question: Extract<Question, { kind: "curves" }>) => {
    const { id, shipment, axis, most } = question;
    const quick = priceCurves(shipment, axis, most, cards, reference, "later");
    const last = quick.every(({ waiting }) => !waiting);
    tell({ kind: "curves", id, curves: quick, last });
    if (last) return;
    const [first, ...others] = shipment.parcels;
    // each weight's plan by itself; the last round finds them all kept
    if (first && axis === "mass")
      for (const mass of loadedMasses(most)) {
        await pause();
        if (!isNewest(question)) return;
        quote({ ...shipment, parcels: [{ ...first, mass }, ...others] }, cards, reference);
      }
    tell({
      kind: "curves",
      id,
      curves: priceCurves(shipment, axis, most, cards, reference, loadContainers),
      last: true,
    });
  };

  return async (question) => {
    const { kind, id } = question;
    newest.set(kind, id);
    if (kind === "freight")
      return answerLoad(question.load, (reply) => tell({ kind, id, reply, last: reply.kind === "curve" }));
    await pause();
    if (!isNewest(question)) return;
    if (kind === "quote") tell({ kind, id, answers: quote(question.shipment, cards, reference) });
    else if (kind === "landed")
      tell({ kind, id, sides: calculateLandedCost(question.service, question.shipment, cards, reference) });
    else await tellCurves(question);
  };
}
