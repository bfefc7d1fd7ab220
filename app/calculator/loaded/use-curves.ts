import { useEffect, useMemo, useState } from "react";
import type { Mass } from "#rating/mass.ts";
import { type PriceCurve, priceCurves } from "#rating/price-curve.ts";
import type { Shipment } from "#rating/shipment.ts";
import { loaderOf, type Priced } from "./loader.ts";

/** Price curves: those without containers at once, the others (`waiting` until then) when the worker has them. */
export function useCurves(shipment: Shipment, masses: readonly Mass[], { cards, reference }: Priced): PriceCurve[] {
  const quick = useMemo(
    () => priceCurves(shipment, masses, cards, reference, "later"),
    [shipment, masses, cards, reference],
  );
  const [loaded, setLoaded] = useState<{ quick: PriceCurve[]; curves: PriceCurve[] }>();
  useEffect(() => {
    if (!quick.some(({ waiting }) => waiting)) return;
    let left = false;
    loaderOf({ cards, reference }).curves(shipment, masses, (curves) => {
      if (!left) setLoaded({ quick, curves });
    });
    return () => {
      left = true;
    };
  }, [quick, shipment, masses, cards, reference]);
  return loaded?.quick === quick ? loaded.curves : quick;
}
