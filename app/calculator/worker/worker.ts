import { loadedMasses, priceCurves } from "#rating/comparison/price-curve.ts";
import { loadContainers, quote } from "#rating/quote.ts";
import { createLoadAnswerer } from "../freight/answer-load.ts";
import { calculateLandedCost } from "../landed-cost/landed-cost.ts";
import type { FromLoader, ToLoader } from "./protocol.ts";

// Runs in a Web Worker: containers are loaded and curves are drawn up here, so that typing never waits for them.
let setup: Extract<ToLoader, { kind: "setup" }> | undefined;
let answerLoad: ReturnType<typeof createLoadAnswerer> | undefined;
let newestQuote = 0;
let newestCurve = 0;
let newestLanded = 0;

const tell = (message: FromLoader) => postMessage(message);

/** Lets messages in that came meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

addEventListener("message", async ({ data }: MessageEvent<ToLoader>) => {
  if (data.kind === "setup") {
    setup = data;
    answerLoad = createLoadAnswerer(data.cards, data.reference);
  } else if (data.kind === "freight") {
    const { id } = data;
    await answerLoad?.(data.load, (reply) => tell({ kind: "freight", id, reply, last: reply.kind === "curve" }));
  } else if (data.kind === "quote") {
    newestQuote = data.id;
    await pause();
    if (!setup || newestQuote !== data.id) return;
    tell({ kind: "quote", id: data.id, answers: quote(data.shipment, setup.cards, setup.reference) });
  } else if (data.kind === "landed") {
    newestLanded = data.id;
    await pause();
    if (!setup || newestLanded !== data.id) return;
    tell({
      kind: "landed",
      id: data.id,
      sides: calculateLandedCost(data.service, data.shipment, setup.cards, setup.reference),
    });
  } else await calculateCurves(data);
});

async function calculateCurves({ id, shipment, axis, most }: Extract<ToLoader, { kind: "curves" }>): Promise<void> {
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
