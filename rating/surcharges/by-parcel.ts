import type { Rounding, Surcharge, SurchargeAmount, WeightKind } from "../card.ts";
import { newPricing } from "../freight/pricing.ts";
import { roundUpTo } from "../money/arithmetic.ts";
import {
  describeUpTo,
  formatAmountNumber,
  formatMassNumber,
  type Formula,
  joinFormulas,
  multiplyFormula,
  number,
  priceNumber,
  pricePerUnit,
  roundFormula,
} from "../money/formula.ts";
import { formatDecimal, microPerMinor, type Minor } from "../money/money.ts";
import { type CardMass, massPerUnit } from "../shipment/units.ts";
import { type Amount, isCounted, type Scene, type Setting } from "./scene.ts";

/** Rounding and bounds per parcel: of the amount of one parcel, and of its formula. */
function scaleBounds({ each, round }: Surcharge, currency: string, scale: number) {
  const { minimum, maximum } = each ?? {};
  const own = round?.each ? round : undefined;
  const step = (own?.step ?? 1) * microPerMinor(currency) * scale;
  return {
    /** Whether parcels are charged one by one. */
    apply: each !== undefined || own !== undefined,
    /** In millionths times `scale`, like `amount`. */
    within: (amount: number): number => {
      const rounded = own ? roundToStep(amount, step, own.rounding) : amount;
      const raised = minimum === undefined ? rounded : Math.max(rounded, minimum * scale);
      return maximum === undefined ? raised : Math.min(raised, maximum * scale);
    },
    told: (one: Formula): Formula => {
      const formula = own ? roundFormula(one, own, currency) : one;
      const raised: Formula =
        minimum === undefined ? formula : { op: "max", parts: [priceNumber(minimum, currency), formula] };
      return maximum === undefined ? raised : { op: "min", parts: [priceNumber(maximum, currency), raised] };
    },
  };
}

function roundToStep(amount: number, step: number, rounding: Rounding["rounding"]): number {
  const steps = amount / step;
  if (rounding === "nearest") return Math.sign(steps) * Math.floor(Math.abs(steps) + 0.5) * step;
  return (rounding === "up" ? Math.ceil(steps) : Math.floor(steps)) * step;
}

/** The weight that an amount goes by, of what was weighed at an index. */
function getMass({ weighed, pieces }: Scene, at: number, by: WeightKind | undefined): CardMass {
  if (by !== "actual") return weighed.masses[at] ?? 0;
  return weighed.together ? pieces.mass : (pieces.list[at]?.mass ?? 0);
}

/** A price per kilogram of each parcel, or of the whole shipment. */
export function priceByUnit(
  { price, step, beyond, by }: Extract<SurchargeAmount, { per: "unit" }>,
  surcharge: Surcharge,
  { currency, card: { unit } }: Setting,
): Amount {
  const bounds = scaleBounds(surcharge, currency, massPerUnit);
  const divisor = massPerUnit * microPerMinor(currency);
  const counted = (mass: number) => roundUpTo(Math.max(0, mass - (beyond ?? 0)), step);
  const told = (mass: number): Formula => {
    const whole = formatMassNumber(mass, unit);
    const over = Math.max(0, mass - (beyond ?? 0));
    const part: Formula = !beyond
      ? whole
      : over === 0
        ? formatMassNumber(0, unit)
        : { op: "−", parts: [whole, formatMassNumber(beyond, unit)] };
    const up: Formula =
      roundUpTo(over, step) === over ? part : { op: "round", to: formatDecimal(step, 6), mode: "up", of: part };
    return bounds.told({ op: "×", parts: [up, pricePerUnit(price, currency, unit)] });
  };
  return {
    gather: (scene, sum) => {
      const { weighed } = scene;
      for (let at = 0; at < weighed.count; at += 1) {
        if (!isCounted(scene, at)) continue;
        const mass = counted(getMass(scene, at, by));
        const quantity = weighed.quantities[at] ?? 0;
        if (bounds.apply) sum.add(bounds.within(mass * price), quantity);
        else sum.add(mass * quantity, price);
      }
      return divisor;
    },
    tell: (scene) => listParts(scene, (at) => told(getMass(scene, at, by))),
  };
}

/** The formulas of everything weighed that the surcharge applies to, each times its number. */
function listParts(scene: Scene, told: (at: number) => Formula | undefined): Formula {
  const { weighed } = scene;
  const parts: Formula[] = [];
  for (let at = 0; at < weighed.count; at += 1) {
    const formula = isCounted(scene, at) ? told(at) : undefined;
    if (formula) parts.push(multiplyFormula(weighed.quantities[at] ?? 1, formula));
  }
  return joinFormulas("+", parts);
}

/** A price for each parcel by its weight and zone. */
export function priceByTier(
  amount: Extract<SurchargeAmount, { per: "tier" }>,
  surcharge: Surcharge,
  { currency, card: { unit }, zone }: Setting,
): Amount {
  const bounds = scaleBounds(surcharge, currency, 1);
  const perMinor = microPerMinor(currency);
  const tiers = amount.tiers.map(({ upTo, prices }) => ({
    upTo,
    price: Object.hasOwn(prices, zone) ? prices[zone] : prices["*"],
  }));
  const tierOf = (mass: number) => {
    for (const tier of tiers) if (mass <= tier.upTo) return tier;
    return undefined;
  };
  return {
    gather: (scene, sum) => {
      const { weighed } = scene;
      for (let at = 0; at < weighed.count; at += 1) {
        if (!isCounted(scene, at)) continue;
        const price = tierOf(getMass(scene, at, amount.by))?.price;
        if (price === undefined) return undefined;
        sum.add(bounds.apply ? bounds.within(price) : price, weighed.quantities[at] ?? 0);
      }
      return perMinor;
    },
    tell: (scene) => {
      const { weighed } = scene;
      const parts: Formula[] = [];
      for (let at = 0; at < weighed.count; at += 1) {
        const tier = isCounted(scene, at) ? tierOf(getMass(scene, at, amount.by)) : undefined;
        if (tier?.price === undefined) continue;
        const price = bounds.told(priceNumber(tier.price, currency, describeUpTo(tier.upTo, unit)));
        parts.push({ op: "×", parts: [number(String(weighed.quantities[at] ?? 1)), price] });
      }
      return joinFormulas("+", parts);
    },
  };
}

/** A percentage of the freight of only those parcels that the surcharge applies to. */
export function calculateShare(millionths: number, surcharge: Surcharge, { currency, freight }: Setting): Amount {
  const percent = formatDecimal(millionths, 6);
  const perMinor = microPerMinor(currency);
  const bounds = scaleBounds(surcharge, currency, 1e8 / perMinor);
  /** Freight of those parcels on their own; with `only`, of a single parcel at that index. */
  const freightOf = ({ weighed, pieces, affected, out: { loading } }: Scene, only?: number): Minor => {
    const own = newPricing(undefined, loading);
    const quantities = weighed.quantities.map((quantity, at) => {
      if (only !== undefined) return at === only ? 1 : 0;
      return !affected || affected[at] === 1 ? quantity : 0;
    });
    return freight?.({ ...weighed, quantities }, pieces, own) ? own.freight + own.handling : 0;
  };
  const told = (minor: Minor): Formula => ({ op: "%", percent, of: formatAmountNumber(minor, currency) });
  if (!bounds.apply)
    return {
      gather: (scene, sum) => {
        sum.add(freightOf(scene), millionths);
        return 1e8;
      },
      tell: (scene) => told(freightOf(scene)),
    };
  return {
    gather: (scene, sum) => {
      for (let at = 0; at < scene.weighed.count; at += 1)
        if (isCounted(scene, at))
          sum.add(bounds.within(freightOf(scene, at) * millionths), scene.weighed.quantities[at] ?? 0);
      return 1e8;
    },
    tell: (scene) => listParts(scene, (at) => bounds.told(told(freightOf(scene, at)))),
  };
}
