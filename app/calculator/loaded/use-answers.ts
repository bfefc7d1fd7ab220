import { use, useMemo } from "react";
import type { Answer } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { isBeingLoaded } from "#rating/quote-cards.ts";
import type { Shipment } from "#rating/shipment.ts";
import { loaderOf, type Priced } from "./loader.ts";

/** What the parts of the page ask for together is computed once. */
const quickAnswers = new WeakMap<Shipment, { cards: Priced["cards"]; answers: Answer[] }>();

function quickly(shipment: Shipment, { cards, reference }: Priced): Answer[] {
  const known = quickAnswers.get(shipment);
  if (known?.cards === cards) return known.answers;
  // in the build there is no worker
  const answers = quote(shipment, cards, reference, typeof Worker === "undefined" ? "now" : "later");
  quickAnswers.set(shipment, { cards, answers });
  return answers;
}

/**
 * Every service's answer. Where one needs containers to be loaded, the deferred rendering waits for the worker, and the
 * answers before stay: ask with a deferred shipment. In the build, where there is no worker, containers are loaded here.
 */
export function useAnswers(shipment: Shipment | undefined, page: Priced): Answer[] | undefined {
  const quick = useMemo(() => shipment && quickly(shipment, page), [shipment, page]);
  return shipment && quick?.some(isBeingLoaded) ? use(loaderOf(page).answers(shipment)) : quick;
}
