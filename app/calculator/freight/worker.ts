import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { type FreightAdvice, freightAdvice } from "./advice.ts";
import type { FreightFields } from "./cargo.ts";
import { cheapestByQuantity, type QuantityCurve } from "./cheapest-by-quantity.ts";
import { type Way, type WayCard, wayCards, waysOf } from "./ways.ts";

export type ToFreightWorker =
  | { kind: "setup"; cards: readonly RateCard[]; reference: Reference }
  /** With the row whose number of pieces the curve goes along, up to `most`. */
  | { kind: "load"; shipment: Shipment; fields: FreightFields; along: number; most: number };
export type FromFreightWorker =
  | { kind: "ways"; shipment: Shipment; fields: FreightFields; ways: Way[] }
  | { kind: "advice"; advice: FreightAdvice[] }
  | { kind: "curve"; curve: QuantityCurve };

// Runs in a Web Worker: loading plans take tens of milliseconds each, and the form stays at hand.
let cards: readonly RateCard[] = [];
let reference: Reference | undefined;
let asked = 0;
let made: { day: string; ways: WayCard[] } | undefined;

function tell(message: FromFreightWorker): void {
  postMessage(message);
}

async function load({ shipment, fields, along, most }: Extract<ToFreightWorker, { kind: "load" }>): Promise<void> {
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
  const answers = waysOf(shipment, ways, known);
  tell({ kind: "ways", shipment, fields, ways: answers });
  const advice = await freightAdvice(shipment, answers, (changed) => waysOf(changed, ways, known), breathe);
  if (!advice) return;
  tell({ kind: "advice", advice });
  const ask = (quantity: number) => {
    const parcels = shipment.parcels.map((parcel, row) => (row === along ? { ...parcel, quantity } : parcel));
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
  } else void load(data);
});
