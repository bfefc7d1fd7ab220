import { use, useMemo } from "react";
import type { Answer } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { isBeingLoaded } from "#rating/quote-cards.ts";
import type { Shipment } from "#rating/shipment.ts";
import { loaderOf, type Priced } from "./loader.ts";

/**
 * Every service's answer. Where one needs containers to be loaded, the deferred rendering waits for the worker, and the
 * answers before stay: ask with a deferred shipment. In the build, where there is no worker, containers are loaded here.
 */
export function useAnswers(shipment: Shipment | undefined, { cards, reference }: Priced): Answer[] | undefined {
  const here = typeof Worker === "undefined";
  const quick = useMemo(
    () => shipment && quote(shipment, cards, reference, here ? "now" : "later"),
    [shipment, cards, reference, here],
  );
  return shipment && quick?.some(isBeingLoaded) ? use(loaderOf({ cards, reference }).answers(shipment)) : quick;
}
