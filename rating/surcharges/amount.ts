import { type ExactSum, roundUpTo } from "../money/arithmetic.ts";
import type { RateCard, Surcharge, SurchargeAmount } from "../card.ts";
import {
  describeUpTo,
  explainExchange,
  formatAmountNumber,
  formatMassNumber,
  type Formula,
  joinFormulas,
  multiplyFormula,
  number,
  priceNumber,
  pricePerUnit,
} from "../money/formula.ts";
import { formatDecimal, microPerMinor, type Minor } from "../money/money.ts";
import { type Freight, newPricing } from "../freight/pricing.ts";
import { massPerUnit } from "../shipment/units.ts";
import { countSubheadings } from "../duties/duty-charges.ts";
import { countContainers, countParcels, isCounted, type Scene } from "./scene.ts";

/** What an amount is prepared from. */
export type Setting = {
  card: RateCard;
  zone: string;
  freight: Freight | undefined;
  /** For a percentage: indices of its bases among the surcharges; -1 is freight, -2 the goods' value, -3 duties and taxes. */
  base: readonly number[];
  /** The ids of the zone's surcharges, to name them. */
  ids: readonly string[];
};

/** An amount both as an exact sum and as a formula. */
export type Amount = {
  /** Adds the exact amount to `sum` and returns its divisor; undefined if there is no price. */
  gather: (scene: Scene, sum: ExactSum) => number | undefined;
  tell: (scene: Scene) => Formula;
};

/** Prepares an amount. Those based on the goods' value only exist as a formula, which is evaluated. */
export function compileAmount(surcharge: Surcharge, setting: Setting): Amount {
  const { amount } = surcharge;
  const { currency } = setting.card;
  const perMinor = microPerMinor(currency);
  const counted = (price: number, count: (scene: Scene) => number): Amount => ({
    gather: (scene, sum) => {
      sum.add(count(scene), price);
      return perMinor;
    },
    tell: (scene) => multiply(count(scene), priceNumber(price, currency)),
  });
  switch (amount.per) {
    case "percent":
      return calculatePercent(amount.millionths, setting);
    case "unit":
      return priceByUnit(amount, surcharge, setting);
    case "parcel":
      return counted(amount.price, countParcels);
    case "shipment":
      return counted(amount.price, () => 1);
    case "sub-heading":
      return counted(amount.price, ({ cargo }) => countSubheadings(cargo.shipment.subheadings));
    case "container":
      return counted(amount.price, (scene) => countContainers(surcharge, scene, setting.card.unit));
    case "ton":
      return {
        gather: ({ out }, sum) => {
          sum.add(out.revenueTons, amount.price);
          return 1000 * perMinor;
        },
        tell: ({ out }) => ({
          op: "×",
          parts: [number(formatDecimal(out.revenueTons, 3), "W/M"), priceNumber(amount.price, currency)],
        }),
      };
    case "share":
      return calculateShare(amount.millionths, surcharge, setting);
    case "tier":
      return priceByTier(amount, surcharge, setting);
    case "value":
      return { gather: () => perMinor, tell: (scene) => priceByValue(amount, scene, currency) };
  }
}

function multiply(count: number, formula: Formula): Formula {
  return { op: "×", parts: [number(String(count)), formula] };
}

function calculatePercent(millionths: number, { card: { currency }, base, ids }: Setting): Amount {
  return {
    gather: ({ out, amounts }, sum) => {
      let whole = 0;
      for (const at of base)
        whole += at === -1 ? out.freight + out.handling : at === -3 ? out.duties : (amounts[at] ?? 0);
      sum.add(whole, millionths);
      return 1e8;
    },
    tell: (scene) => {
      const { out, amounts } = scene;
      const parts = base.flatMap((at): Formula[] => {
        if (at === -2) return [explainValue(scene, currency)];
        if (at === -3) return [formatAmountNumber(out.duties, currency)];
        if (at !== -1) {
          const minor = amounts[at] ?? 0;
          return minor === 0 ? [] : [formatAmountNumber(minor, currency, ids[at])];
        }
        const both = [out.freight, out.handling].filter((minor) => minor !== 0);
        return both.map((minor) => formatAmountNumber(minor, currency));
      });
      return {
        op: "%",
        percent: formatDecimal(millionths, 6),
        of: parts.length > 0 ? joinFormulas("+", parts) : formatAmountNumber(0, currency),
      };
    },
  };
}

function explainValue({ cargo: { shipment }, reference }: Scene, currency: string): Formula {
  return explainExchange(shipment.value ?? 0, shipment.currency, currency, reference) ?? number("0");
}

function priceByValue(amount: Extract<SurchargeAmount, { per: "value" }>, scene: Scene, currency: string): Formula {
  const value = explainValue(scene, currency);
  const step = formatAmountNumber(amount.step, currency);
  const over: Formula =
    amount.free === 0
      ? value
      : { op: "max", parts: [number("0"), { op: "−", parts: [value, formatAmountNumber(amount.free, currency)] }] };
  const begun: Formula = { op: "round", to: "1", mode: "up", of: { op: "÷", parts: [over, step] } };
  return { op: "×", parts: [begun, priceNumber(amount.price, currency)] };
}

/** Per-parcel bounds: keep the amount of one parcel, and its formula, within them. */
function scaleBounds({ each }: Surcharge, currency: string, scale: number) {
  const { minimum, maximum } = each ?? {};
  return {
    /** In millionths times `scale`, like `amount`. */
    within: (amount: number): number => {
      const raised = minimum === undefined ? amount : Math.max(amount, minimum * scale);
      return maximum === undefined ? raised : Math.min(raised, maximum * scale);
    },
    told: (formula: Formula): Formula => {
      const raised: Formula =
        minimum === undefined ? formula : { op: "max", parts: [priceNumber(minimum, currency), formula] };
      return maximum === undefined ? raised : { op: "min", parts: [priceNumber(maximum, currency), raised] };
    },
  };
}

function priceByUnit(
  { price, step, beyond }: Extract<SurchargeAmount, { per: "unit" }>,
  surcharge: Surcharge,
  { card: { currency, unit } }: Setting,
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
        const mass = counted(weighed.masses[at] ?? 0);
        const quantity = weighed.quantities[at] ?? 0;
        if (surcharge.each) sum.add(bounds.within(mass * price), quantity);
        else sum.add(mass * quantity, price);
      }
      return divisor;
    },
    tell: (scene) => listParts(scene, (at) => told(scene.weighed.masses[at] ?? 0)),
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

function priceByTier(
  amount: Extract<SurchargeAmount, { per: "tier" }>,
  surcharge: Surcharge,
  { card: { currency, unit }, zone }: Setting,
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
        const price = tierOf(weighed.masses[at] ?? 0)?.price;
        if (price === undefined) return undefined;
        sum.add(surcharge.each ? bounds.within(price) : price, weighed.quantities[at] ?? 0);
      }
      return perMinor;
    },
    tell: (scene) => {
      const { weighed } = scene;
      const parts: Formula[] = [];
      for (let at = 0; at < weighed.count; at += 1) {
        const tier = isCounted(scene, at) ? tierOf(weighed.masses[at] ?? 0) : undefined;
        if (tier?.price === undefined) continue;
        const price = bounds.told(priceNumber(tier.price, currency, describeUpTo(tier.upTo, unit)));
        parts.push(multiply(weighed.quantities[at] ?? 1, price));
      }
      return joinFormulas("+", parts);
    },
  };
}

/** A percentage of the freight of only those parcels that the surcharge applies to. */
function calculateShare(millionths: number, surcharge: Surcharge, { card: { currency }, freight }: Setting): Amount {
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
  if (!surcharge.each)
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
