import { useEffect, useRef, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import type { FromFreightWorker, ToFreightWorker } from "./worker.ts";
import type { Way } from "./ways.ts";

export type Loaded = { shipment: Shipment; ways: readonly Way[]; curve: QuantityCurve | undefined };

/** The ways to send a shipment, worked out beside the page. What is shown stays until the next answer is there. */
export function useFreight({ cards, reference }: CalculatorPage, shipment: Shipment | undefined): Loaded | undefined {
  const worker = useRef<Worker>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const own = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    own.onmessage = ({ data }: MessageEvent<FromFreightWorker>) =>
      setLoaded((before) =>
        data.kind === "ways"
          ? { shipment: data.shipment, ways: data.ways, curve: undefined }
          : before && { ...before, curve: data.curve },
      );
    own.postMessage({ kind: "setup", cards, reference } satisfies ToFreightWorker);
    worker.current = own;
    return () => own.terminate();
  }, [cards, reference]);
  useEffect(() => {
    if (!shipment) return;
    const quantity = shipment.parcels[0]?.quantity ?? 1;
    const most = Math.max(10, Math.ceil(quantity * 1.5));
    worker.current?.postMessage({ kind: "load", shipment, most } satisfies ToFreightWorker);
  }, [shipment]);
  return loaded;
}
