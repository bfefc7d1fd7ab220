import { loadedMasses, priceCurves } from "#rating/price-curve.ts";
import { loadContainers, quote } from "#rating/quote.ts";
import { landedCost } from "../landed-cost/landed-cost.ts";
import type { FromLoader, ToLoader } from "./messages.ts";

// Runs in a Web Worker: containers are loaded and curves are drawn up here, so that typing never waits for them.
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
  } else await curves(data);
});

async function curves({ id, shipment, axis, most }: Extract<ToLoader, { kind: "curves" }>): Promise<void> {
  newestCurve = id;
  await pause();
  if (!setup || newestCurve !== id) return;
  const { cards, reference } = setup;
  const quick = priceCurves(shipment, axis, most, cards, reference, "later");
  const last = quick.every(({ waiting }) => !waiting);
  tell({ kind: "curves", id, curves: quick, last });
  if (last) return;
  const [first, ...others] = shipment.parcels;
  // each weight's plan by itself; the last round finds them all kept
  if (first && axis === "mass")
    for (const mass of loadedMasses(most)) {
      await pause();
      if (newestCurve !== id) return;
      quote({ ...shipment, parcels: [{ ...first, mass }, ...others] }, cards, reference);
    }
  const loaded = priceCurves(shipment, axis, most, cards, reference, loadContainers);
  tell({ kind: "curves", id, curves: loaded, last: true });
}
