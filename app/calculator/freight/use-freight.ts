import { startTransition, useEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { FreightAdvice } from "./advice.ts";
import type { FreightFields } from "./cargo.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import type { FromFreightWorker, ToFreightWorker } from "./worker.ts";
import type { Way } from "./ways.ts";

export type Loaded = {
  shipment: Shipment;
  /** The form that the shipment was read from. */
  fields: FreightFields;
  ways: readonly Way[];
  advice: readonly FreightAdvice[];
  curve: QuantityCurve | undefined;
};

/** The ways to send a shipment, worked out beside the page. What is shown stays until the next answer is there. */
export function useFreight(
  { cards, reference }: CalculatorPage,
  shipment: Shipment | undefined,
  fields: FreightFields,
  along: number,
): Loaded | undefined {
  const worker = useRef<Worker>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const own = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    own.onmessage = ({ data }: MessageEvent<FromFreightWorker>) =>
      // a load of hundreds of pieces is drawn between keys, not before the next
      startTransition(() =>
        setLoaded((before) => {
          if (data.kind === "ways") return { ...data, advice: [], curve: undefined };
          return (
            before && (data.kind === "advice" ? { ...before, advice: data.advice } : { ...before, curve: data.curve })
          );
        }),
      );
    own.postMessage({ kind: "setup", cards, reference } satisfies ToFreightWorker);
    worker.current = own;
    return () => own.terminate();
  }, [cards, reference]);
  const asked = useRef(fields);
  asked.current = fields;
  useEffect(() => {
    if (!shipment) return;
    const quantity = shipment.parcels[along]?.quantity ?? 1;
    // far enough to meet the turn to a container and the one back, once a second container is needed
    const most = Math.max(24, Math.ceil(quantity * 1.5), Math.min(quantity * 2, 60));
    worker.current?.postMessage({
      kind: "load",
      shipment,
      fields: asked.current,
      along,
      most,
    } satisfies ToFreightWorker);
  }, [shipment, along]);
  return loaded;
}
