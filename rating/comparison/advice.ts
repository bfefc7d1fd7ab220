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
    /** Prices the shipment with this row changed. */
    const attempt: Attempt = (one, advice) => {
      const changed = { ...shipment, parcels: shipment.parcels.with(row, one) };
      const total = price(changed);
      return total === undefined ? undefined : { ...advice, row, shipment: changed, total, saved: 0 };
    };
    const boxes = isBox(parcel) ? [suggestFlatter, mergeParcels, split] : [];
    const tried = [suggestLighter, ...boxes].map((advise) => advise(parcel, attempt, service));
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

type Tried = Advice & { saved: Minor };
/** What an advice says of its row, apart from the price. */
type Change<Kind = Advice> = Kind extends Advice ? Omit<Kind, "row" | "shipment" | "total" | "saved"> : never;
type Attempt = (changed: Parcel, advice: Change) => Tried | undefined;

function pickCheapest(all: readonly (Tried | undefined)[]): Tried | undefined {
  return all.reduce((best, one) => (one && (!best || one.total < best.total) ? one : best), undefined);
}

/** The finest step tried: nobody trims a box by less. */
const least = toLength(5, "mm");

/** Shortens the shortest side, to half at most: the smallest change that gives the lowest price. */
function suggestFlatter(parcel: Parcel, attempt: Attempt, [card]: readonly RateCard[]): Tried | undefined {
  const { sides } = parcel;
  if (!sides || !card) return undefined;
  const step = Math.max(least, fromCardLength(card.weight.sideStep, card.unit));
  const at = sides.indexOf(Math.min(...sides));
  const from = sides[at] ?? 0;
  const tried: (Tried | undefined)[] = [];
  for (let to = Math.ceil(from / step - 1) * step; to >= from / 2 && to > 0; to -= step)
    tried.push(attempt({ ...parcel, sides: replaceSide(sides, at, to) }, { kind: "flatter", from, to }));
  return pickCheapest(tried);
}

/** A weight up to a tenth lower: the top of a band, or of a rounding step. */
function suggestLighter(parcel: Parcel, attempt: Attempt, cards: readonly RateCard[]): Tried | undefined {
  const edges = cards.flatMap(({ tariff, weight, unit, measure }) => {
    const own = toCardMass(parcel.mass, unit);
    const stepEdges = weight.steps.map(({ step }) => Math.floor((own - 1) / step) * step);
    return [...(measure ? [] : listBandEdges(tariff)), ...stepEdges].map((edge) => fromCardMass(edge, unit));
  });
  const reachable = [...new Set(edges)]
    .filter((mass) => mass > 0 && mass < parcel.mass && mass >= parcel.mass * 0.9)
    .sort((a, b) => b - a);
  return pickCheapest(
    reachable.map((to) => attempt({ ...parcel, mass: to }, { kind: "lighter", from: parcel.mass, to })),
  );
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
function mergeParcels({ quantity, mass, sides }: Parcel, attempt: Attempt): Tried | undefined {
  if (quantity < 2 || quantity > 20) return undefined;
  const at = sides ? sides.indexOf(Math.min(...sides)) : -1;
  const one: Parcel = {
    quantity: 1,
    mass: mass * quantity,
    ...(sides && { sides: replaceSide(sides, at, (sides[at] ?? 0) * quantity) }),
  };
  return attempt(one, { kind: "merged", quantity });
}

/** One parcel split in two across its longest side. */
function split({ quantity, mass, sides }: Parcel, attempt: Attempt): Tried | undefined {
  if (quantity !== 1) return undefined;
  const at = sides ? sides.indexOf(Math.max(...sides)) : -1;
  const half: Parcel = {
    quantity: 2,
    mass: Math.ceil(mass / 2),
    ...(sides && { sides: replaceSide(sides, at, Math.ceil((sides[at] ?? 0) / 2)) }),
  };
  return attempt(half, { kind: "split", parts: 2 });
}

function replaceSide([a, b, c]: readonly [Length, Length, Length], at: number, side: Length): [Length, Length, Length] {
  return [at === 0 ? side : a, at === 1 ? side : b, at === 2 ? side : c];
}
