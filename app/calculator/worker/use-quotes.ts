import { use, useEffect, useMemo, useState } from "react";
import type { Answer } from "#rating/answer.ts";
import type { CurveAxis, PriceCurve } from "#rating/comparison/price-curve.ts";
import { isBeingLoaded } from "#rating/quote-cards.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { isAwaitingLoadPlan } from "../landed-cost/landed-cost.ts";
import type { LandedSides } from "../landed-cost/landed-sides.ts";
import { getAnswers, getLandedCost } from "./answers.ts";
import { createQuoteWorkerClient } from "./client.ts";
import type { Priced } from "./protocol.ts";

/**
 * Every service's answer. Where one needs containers to be loaded, the deferred rendering waits for the worker, and the
 * answers before stay: ask with a deferred shipment. In the build, where there is no worker, containers are loaded here.
 */
function useAnswers(shipment: Shipment | undefined, page: Priced): Answer[] | undefined {
  const quick = useMemo(() => shipment && getAnswers(shipment, page), [shipment, page]);
  return shipment && quick?.some(isBeingLoaded) ? use(createQuoteWorkerClient(page).answers(shipment)) : quick;
}

/** A shipment with every service's answer; nothing while the form has a problem. */
export function useQuotes(
  shipment: Shipment | undefined,
  page: Priced,
): { shipment: Shipment; answers: readonly Answer[] } | undefined {
  const answers = useAnswers(shipment, page);
  return useMemo(() => shipment && answers && { shipment, answers }, [shipment, answers]);
}

export type Curves = { shipment: Shipment; axis: CurveAxis; most: number; curves: readonly PriceCurve[] };

/** Price curves, drawn up beside the page. What is shown stays until the next ones are there. */
export function useCurves(
  shipment: Shipment,
  axis: CurveAxis,
  most: number,
  { cards, reference }: Priced,
): Curves | undefined {
  const [shown, setShown] = useState<Curves>();
  useEffect(() => {
    let left = false;
    createQuoteWorkerClient({ cards, reference }).curves(shipment, axis, most, (curves) => {
      if (!left) setShown({ shipment, axis, most, curves });
    });
    return () => {
      left = true;
    };
  }, [shipment, axis, most, cards, reference]);
  return shown;
}

/** The landed cost on a line, at once; where its carriage needs containers to be loaded, when the worker has them. */
export function useLanded(
  service: string | undefined,
  shipment: Shipment | undefined,
  page: Priced,
): LandedSides | undefined {
  const quick = useMemo(
    () => (service && shipment ? getLandedCost(shipment, page, service) : undefined),
    [service, shipment, page],
  );
  const [loaded, setLoaded] = useState<{ quick: LandedSides; sides: LandedSides | undefined }>();
  useEffect(() => {
    if (!service || !shipment || !quick || !isAwaitingLoadPlan(quick)) return;
    let left = false;
    createQuoteWorkerClient(page).landed(service, shipment, (sides) => {
      if (!left) setLoaded({ quick, sides });
    });
    return () => {
      left = true;
    };
  }, [quick, service, shipment, page]);
  return loaded && loaded.quick === quick ? loaded.sides : quick;
}
