import { useEffect, useMemo, useState } from "react";
import type { Shipment } from "#rating/shipment.ts";
import { landedCost, type LandedSides, waitsForPlan } from "../landed-cost/landed-cost.ts";
import { loaderOf, type Priced } from "./loader.ts";

/** The landed cost on a line, at once; where its carriage needs containers to be loaded, when the worker has them. */
export function useLanded(
  service: string | undefined,
  shipment: Shipment | undefined,
  { cards, reference }: Priced,
): LandedSides | undefined {
  const here = typeof Worker === "undefined";
  const quick = useMemo(
    () => (service && shipment ? landedCost(service, shipment, cards, reference, here ? "now" : "later") : undefined),
    [service, shipment, cards, reference, here],
  );
  const [loaded, setLoaded] = useState<{ quick: LandedSides; sides: LandedSides | undefined }>();
  useEffect(() => {
    if (!service || !shipment || !quick || !waitsForPlan(quick)) return;
    let left = false;
    loaderOf({ cards, reference }).landed(service, shipment, (sides) => {
      if (!left) setLoaded({ quick, sides });
    });
    return () => {
      left = true;
    };
  }, [quick, service, shipment, cards, reference]);
  return loaded && loaded.quick === quick ? loaded.sides : quick;
}
