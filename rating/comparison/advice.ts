import type { Quote } from "../answer.ts";
import type { RateCard } from "../card.ts";
import type { Tariff } from "../freight/tariff.ts";
import {
  type CardMass,
  fromCardLength,
  fromCardMass,
  type Length,
  type Mass,
  toCardMass,
  toLength,
} from "../shipment/units.ts";
import type { Minor } from "../money/money.ts";
import { quoteCards } from "../quote-cards.ts";
import type { Reference } from "../reference.ts";
import { heaviestBox, type Parcel, type Shipment } from "../shipment/shipment.ts";

/** A change of the shipment that makes a service cheaper, with the price after it. */
export type Advice = { shipment: Shipment; total: Minor; saved: Minor } & (
  | { kind: "flatter"; row: number; from: Length; to: Length }
  | { kind: "lighter"; row: number; from: Mass; to: Mass }
  | { kind: "merged"; row: number; quantity: number }
  | { kind: "split"; row: number; parts: number }
);

/** Savings below this percentage of the total are not worth repacking for. */
const worthwhile = 2;

/**
 * What would make a quote cheaper: a flatter box, a weight below the next band, merging several parcels, splitting one.
 * Every figure is a quote for the changed shipment, never an estimate; containers are not tried. Greatest saving first.
 */
export function adviseOn(own: Quote, shipment: Shipment, cards: readonly RateCard[], reference: Reference): Advice[] {
  // trimming a carton does not change the price of the container it is in
  if (own.loading) return [];
  const service = cards.filter((card) => card.service === own.service && card.tariff.method !== "container");
  const price = (changed: Shipment): Minor | undefined => {
    const [answer] = quoteCards(changed, service, reference);
    return answer?.available && answer.currency === own.currency ? answer.total : undefined;
  };
  const least = Math.ceil((own.total * worthwhile) / 100);
  const found = shipment.parcels.flatMap((parcel, row): Advice[] => {
    const boxes = [
      () => suggestFlatter(shipment, row, parcel, service, price),
      () => mergeParcels(shipment, row, parcel, price),
      () => split(shipment, row, parcel, price),
    ];
    const tried = [
      suggestLighter(shipment, row, parcel, service, price),
      ...(isBox(parcel) ? boxes.map((advise) => advise()) : []),
    ];
    return tried.flatMap((advice) => {
      const saved = advice ? own.total - advice.total : 0;
      return advice && saved >= least && saved > 0 ? [{ ...advice, saved }] : [];
    });
  });
  return found.sort((a, b) => b.saved - a.saved);
}

/** A box can be repacked by hand; goods that one person cannot lift, or longer than a carton, are on a pallet. */
function isBox({ mass: own, sides = [0, 0, 0] }: Parcel): boolean {
  return own <= heaviestBox && Math.max(...sides) < longestBox;
}

const longestBox = toLength(120, "cm");

type Price = (changed: Shipment) => Minor | undefined;
type Tried = Advice & { saved: Minor };

/** The finest step tried: nobody trims a box by less. */
const least = toLength(5, "mm");

/** Shortens the shortest side, to half at most: the smallest change that gives the lowest price. */
function suggestFlatter(
  shipment: Shipment,
  row: number,
  parcel: Parcel,
  cards: readonly RateCard[],
  price: Price,
): Tried | undefined {
  const { sides } = parcel;
  const [card] = cards;
  if (!sides || !card) return undefined;
  const step = Math.max(least, fromCardLength(card.weight.sideStep, card.unit));
  const at = sides.indexOf(Math.min(...sides));
  const from = sides[at] ?? 0;
  let best: Tried | undefined;
  for (let to = Math.ceil(from / step - 1) * step; to >= from / 2 && to > 0; to -= step) {
    const changed = withParcel(shipment, row, { ...parcel, sides: replaceSide(sides, at, to) });
    const total = price(changed);
    if (total !== undefined && (!best || total < best.total))
      best = { kind: "flatter", row, from, to, shipment: changed, total, saved: 0 };
  }
  return best;
}

/** A weight up to a tenth lower: the top of a band, or of a rounding step. */
function suggestLighter(
  shipment: Shipment,
  row: number,
  parcel: Parcel,
  cards: readonly RateCard[],
  price: Price,
): Tried | undefined {
  const edges = cards.flatMap(({ tariff, weight, unit, measure }) => {
    const own = toCardMass(parcel.mass, unit);
    const stepEdges = weight.steps.map(({ step }) => Math.floor((own - 1) / step) * step);
    return [...(measure ? [] : listBandEdges(tariff)), ...stepEdges].map((edge) => fromCardMass(edge, unit));
  });
  const reachable = [...new Set(edges)]
    .filter((mass) => mass > 0 && mass < parcel.mass && mass >= parcel.mass * 0.9)
    .sort((a, b) => b - a);
  let best: Tried | undefined;
  for (const to of reachable) {
    const changed = withParcel(shipment, row, { ...parcel, mass: to });
    const total = price(changed);
    if (total !== undefined && (!best || total < best.total))
      best = { kind: "lighter", row, from: parcel.mass, to, shipment: changed, total, saved: 0 };
  }
  return best;
}

/** Where a dearer band begins. Of breaks the heavier is the cheaper per kilogram, so there is nothing to shed for. */
function listBandEdges(tariff: Tariff): CardMass[] {
  switch (tariff.method) {
    case "per-kg-and-item":
    case "flat-by-band":
    case "first-and-additional":
      return Object.values<readonly { upTo: CardMass }[]>(tariff.bands).flatMap((rows) => rows.map(({ upTo }) => upTo));
    case "breaks":
    case "weight-or-measure":
    case "container":
      return [];
  }
}

/** Identical parcels, stacked along their shortest side and sent as one. */
function mergeParcels(shipment: Shipment, row: number, parcel: Parcel, price: Price): Tried | undefined {
  const { quantity, mass, sides } = parcel;
  if (quantity < 2 || quantity > 20) return undefined;
  const at = sides ? sides.indexOf(Math.min(...sides)) : -1;
  const one: Parcel = {
    quantity: 1,
    mass: mass * quantity,
    ...(sides && { sides: replaceSide(sides, at, (sides[at] ?? 0) * quantity) }),
  };
  const changed = withParcel(shipment, row, one);
  const total = price(changed);
  return total === undefined ? undefined : { kind: "merged", row, quantity, shipment: changed, total, saved: 0 };
}

/** One parcel split in two across its longest side. */
function split(shipment: Shipment, row: number, parcel: Parcel, price: Price): Tried | undefined {
  const { quantity, mass, sides } = parcel;
  if (quantity !== 1) return undefined;
  const at = sides ? sides.indexOf(Math.max(...sides)) : -1;
  const half: Parcel = {
    quantity: 2,
    mass: Math.ceil(mass / 2),
    ...(sides && { sides: replaceSide(sides, at, Math.ceil((sides[at] ?? 0) / 2)) }),
  };
  const changed = withParcel(shipment, row, half);
  const total = price(changed);
  return total === undefined ? undefined : { kind: "split", row, parts: 2, shipment: changed, total, saved: 0 };
}

function withParcel(shipment: Shipment, row: number, parcel: Parcel): Shipment {
  return { ...shipment, parcels: shipment.parcels.with(row, parcel) };
}

function replaceSide([a, b, c]: readonly [Length, Length, Length], at: number, side: Length): [Length, Length, Length] {
  return [at === 0 ? side : a, at === 1 ? side : b, at === 2 ? side : c];
}
