import { priceCurves } from "#rating/price-curve.ts";
import { quote } from "#rating/quote.ts";
import { landedCost } from "../landed-cost/landed-cost.ts";
import type { FromLoader, ToLoader } from "./messages.ts";

// Runs in a Web Worker: containers are loaded here, so that typing never waits for a plan.
let setup: Extract<ToLoader, { kind: "setup" }> | undefined;
let newestQuote = 0;
let newestCurve = 0;
let newestLanded = 0;

const tell = (message: FromLoader) => postMessage(message);

/** Lets messages in that came meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

addEventListener("message", async ({ data }: MessageEvent<ToLoader>) => {
  if (data.kind === "setup") setup = data;
  else if (data.kind === "quote") {
    newestQuote = data.id;
    await pause();
    if (!setup || newestQuote !== data.id) return;
    tell({ kind: "quote", id: data.id, answers: quote(data.shipment, setup.cards, setup.reference) });
  } else if (data.kind === "landed") {
    newestLanded = data.id;
    await pause();
    if (!setup || newestLanded !== data.id) return;
    tell({ kind: "landed", id: data.id, sides: landedCost(data.service, data.shipment, setup.cards, setup.reference) });
  } else {
    newestCurve = data.id;
    // each weight's plan by itself; the last round finds them all kept
    for (const mass of data.masses) {
      await pause();
      if (!setup || newestCurve !== data.id) return;
      priceCurves(data.shipment, [mass], setup.cards, setup.reference);
    }
    if (setup) {
      const curves = priceCurves(data.shipment, data.masses, setup.cards, setup.reference);
      tell({ kind: "curves", id: data.id, curves });
    }
  }
});
