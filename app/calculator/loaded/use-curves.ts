import { useEffect, useState } from "react";
import type { CurveAxis, PriceCurve } from "#rating/price-curve.ts";
import type { Shipment } from "#rating/shipment.ts";
import { loaderOf, type Priced } from "./loader.ts";

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
    loaderOf({ cards, reference }).curves(shipment, axis, most, (curves) => {
      if (!left) setShown({ shipment, axis, most, curves });
    });
    return () => {
      left = true;
    };
  }, [shipment, axis, most, cards, reference]);
  return shown;
}
