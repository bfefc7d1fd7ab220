import type { RateCard } from "../card.ts";
import { Cargo } from "../shipment/cargo.ts";
import { grains } from "../shipment/units.ts";
import type { Minor } from "../money/money.ts";
import type { Loading } from "../freight/pricing.ts";
import { makeCardPricers, type Pricer, filterValidCards } from "../quote-cards.ts";
import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";

/** What varies along a curve: the mass of each of the first row's parcels, or the value of the goods (minor units). */
export type CurveAxis = "mass" | "value";

/** A total that applies from the step before up to and including `upTo`; `undefined`: the service refuses. */
export type CurveStep = { upTo: number; total: Minor | undefined };

/** A service's price along an axis. */
export type PriceCurve = {
  service: string;
  currency: string;
  steps: readonly CurveStep[];
  /** Whether each step ends exactly where the price changes; hundreds of small steps are drawn as a slope instead. */
  exact: boolean;
  /** Up to here size decides the price, not weight. */
  sizeUpTo?: number;
  /** Its containers have not been loaded, so there is no price yet. */
  waiting: boolean;
};

export const curveSamples = 200;
/** A gram, or a cent: a step ends at the last one to which its price applies. */
export const curveUnit: Readonly<Record<CurveAxis, number>> = { mass: grains.g, value: 1 };
/** More changes than this look like a slope. */
const mostSteps = 24;
/** Few, since every mass needs a loading plan. */
const samplesLoaded = 24;

/**
 * Prices of all services along an axis, from almost nothing to `most`. If a service's price changes only a few times,
 * each change is found to the gram or cent. With `loading` "later", services that load containers are left waiting.
 */
export function priceCurves(
  shipment: Shipment,
  axis: CurveAxis,
  most: number,
  cards: readonly RateCard[],
  reference: Reference,
  loading: Loading,
): PriceCurve[] {
  const { shipDate, parcels } = shipment;
  const sizeless = { ...shipment, parcels: parcels.map(({ sides: _, ...parcel }) => parcel) };
  const sized = axis === "mass" && parcels.some(({ sides }) => sides);
  return makeCardPricers(shipDate, cards, reference, loading).flatMap((pricer): PriceCurve[] => {
    const own = filterValidCards(
      shipDate,
      cards.filter(({ service }) => service === pricer.service),
    );
    const loads = own.some(({ tariff }) => tariff.method === "container");
    const { service, currency } = pricer;
    if (loads && loading === "later") return [{ service, currency, steps: [], exact: false, waiting: true }];
    const price = priceAlong(pricer, shipment, axis);
    const place = (axis === "mass" ? parcels[0]?.mass : shipment.value) ?? most;
    const { steps, exact } = findSteps(price, { place, most, axis, loads });
    if (steps.every(({ total }) => total === undefined)) return [];
    const sizeUpTo = sized && !loads ? findSizeEnd(price, priceAlong(pricer, sizeless, axis), most) : undefined;
    return [{ service, currency, steps, exact, ...(sizeUpTo !== undefined && { sizeUpTo }), waiting: false }];
  });
}

/** The price at a point of a curve; `undefined` if there is none. */
export function priceAt({ steps }: PriceCurve, x: number): Minor | undefined {
  return steps.find(({ upTo }) => x <= upTo)?.total;
}

/** Where the price changes next, and the price beyond; undefined on a slope. */
export function findNextStep(
  { steps, exact }: PriceCurve,
  x: number,
): { over: number; total: Minor | undefined } | undefined {
  const at = steps.findIndex(({ upTo }) => x <= upTo);
  const [own, next] = [steps[at], steps[at + 1]];
  return exact && own && next ? { over: own.upTo, total: next.total } : undefined;
}

type Priced = (x: number) => Minor | undefined;

function priceAlong({ price }: Pricer, shipment: Shipment, axis: CurveAxis): Priced {
  const out = { total: -1, transitMin: 0, transitMax: 0 };
  const [first, ...others] = shipment.parcels;
  return (x) => {
    if (!first) return undefined;
    const changed =
      axis === "value" ? { ...shipment, value: x } : { ...shipment, parcels: [{ ...first, mass: x }, ...others] };
    price(new Cargo(changed), out);
    return out.total < 0 ? undefined : out.total;
  };
}

type Along = { place: number; most: number; axis: CurveAxis; loads: boolean };

function findSteps(price: Priced, { place: own, most, axis, loads }: Along): { steps: CurveStep[]; exact: boolean } {
  const unit = curveUnit[axis];
  const even = listPlaces(most, unit, loads ? samplesLoaded : curveSamples);
  // include the shipment's own point: it is read first, and must be exact
  const places = [...new Set([...even, Math.min(most, own) / unit])].sort((a, b) => a - b);
  const found = places.map((place) => ({ place, total: price(place * unit) }));
  const changes = found.filter(({ total }, at) => at > 0 && total !== found[at - 1]?.total).length;
  const exact = !loads && changes <= mostSteps;
  const steps: CurveStep[] = [];
  let [low, held] = [0, price(unit)];
  for (const { place, total } of found) {
    while (exact && held !== total) {
      let [left, right] = [low, place];
      while (right - left > 1) {
        const middle = Math.floor((left + right) / 2);
        if (price(middle * unit) === held) left = middle;
        else right = middle;
      }
      steps.push({ upTo: left * unit, total: held });
      low = right;
      held = price(right * unit);
    }
    if (!exact) steps.push({ upTo: place * unit, total });
    low = place;
  }
  if (exact) steps.push({ upTo: most, total: held });
  return { steps: steps.filter(({ upTo }) => upTo > 0), exact };
}

/** Evenly spaced points in whole units, since a step ends at the last gram or cent to which it applies. */
function listPlaces(most: number, unit: number, wanted: number): number[] {
  const count = Math.min(wanted, Math.max(1, Math.floor(most / unit)));
  return Array.from({ length: count }, (_, at) => Math.round((((at + 1) / count) * most) / unit));
}

/** The masses for which a curve up to `most` loads containers. */
export function loadedMasses(most: number): number[] {
  return listPlaces(most, grains.g, samplesLoaded).map((place) => place * grains.g);
}

/** Up to which mass size makes the price higher than weight alone would: from the first on, to the gram. */
function findSizeEnd(price: Priced, byWeight: Priced, most: number): number | undefined {
  const decides = (place: number) => {
    const [own, other] = [price(place * grains.g), byWeight(place * grains.g)];
    return own !== undefined && other !== undefined && own > other;
  };
  const end = Math.floor(most / grains.g);
  if (!decides(1)) return undefined;
  if (decides(end)) return most;
  let [left, right] = [1, end];
  while (right - left > 1) {
    const middle = Math.floor((left + right) / 2);
    if (decides(middle)) left = middle;
    else right = middle;
  }
  return left * grains.g;
}
