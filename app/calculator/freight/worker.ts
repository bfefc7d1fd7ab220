import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { cheapestByQuantity, type QuantityCurve } from "./cheapest-by-quantity.ts";
import { type Way, type WayCard, wayCards, waysOf } from "./ways.ts";

export type ToFreightWorker =
  | { kind: "setup"; cards: readonly RateCard[]; reference: Reference }
  | { kind: "load"; shipment: Shipment; most: number };
export type FromFreightWorker =
  | { kind: "ways"; shipment: Shipment; ways: Way[] }
  | { kind: "curve"; curve: QuantityCurve };

// Runs in a Web Worker: loading plans take tens of milliseconds each, and the form stays at hand.
let cards: readonly RateCard[] = [];
let reference: Reference | undefined;
let asked = 0;
let made: { day: string; ways: WayCard[] } | undefined;

function tell(message: FromFreightWorker): void {
  postMessage(message);
}

async function load(shipment: Shipment, most: number): Promise<void> {
  if (!reference) return;
  const known = reference;
  asked += 1;
  const own = asked;
  if (made?.day !== shipment.shipDate) made = { day: shipment.shipDate, ways: wayCards(shipment.shipDate, cards) };
  const { ways } = made;
  const breathe = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return own === asked;
  };
  // several keys in a row are one question
  if (!(await breathe())) return;
  tell({ kind: "ways", shipment, ways: waysOf(shipment, ways, known) });
  const ask = (quantity: number) => {
    const parcels = shipment.parcels.map((parcel) => ({ ...parcel, quantity }));
    const found = waysOf({ ...shipment, parcels }, ways, known);
    return {
      quantity,
      totals: Object.fromEntries(found.flatMap(({ name, total }) => (total === undefined ? [] : [[name, total]]))),
    };
  };
  const curve = await cheapestByQuantity(most, ask, breathe);
  if (curve) tell({ kind: "curve", curve });
}

addEventListener("message", ({ data }: MessageEvent<ToFreightWorker>) => {
  if (data.kind === "setup") {
    cards = data.cards;
    reference = data.reference;
  } else void load(data.shipment, data.most);
});
