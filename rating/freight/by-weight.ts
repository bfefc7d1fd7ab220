import type { RateCard, Tariff, Transit } from "../card.ts";
import { ExactSum } from "../money/arithmetic.ts";
import {
  describeUpTo,
  formatMassNumber,
  type Formula,
  joinFormulas,
  multiplyFormula,
  number,
  priceNumber,
  pricePerUnit,
} from "../money/formula.ts";
import { formatDecimal, type Micro, microPerMinor, type Minor } from "../money/money.ts";
import { type CardMass, massPerUnit } from "../shipment/units.ts";
import type { Weighed } from "../shipment/weigh.ts";
import { addTransit, type Freight } from "./pricing.ts";

type Banded = Extract<Tariff, { method: "per-kg-and-item" | "flat-by-band" | "first-and-additional" }>;
type Row<Method extends Banded["method"]> = Extract<Banded, { method: Method }>["bands"][string][number];
type Band = { upTo: CardMass } & Transit;

const sum = new ExactSum();
const items = new ExactSum();

/** The first band that covers a weight. */
function findBand<Own extends Band>(bands: readonly Own[], mass: CardMass): Own | undefined {
  for (const band of bands) if (mass <= band.upTo) return band;
  return undefined;
}

/** A price per kilogram and a price per parcel, by weight band: two charges, or one if the card combines them. */
export function priceByUnit(
  bands: readonly Row<"per-kg-and-item">[],
  { currency, unit, itemFeeInFreight }: RateCard,
): Freight {
  const perMinor = microPerMinor(currency);
  return (weighed, pieces, out) => {
    const { count, masses, quantities, together } = weighed;
    sum.reset();
    items.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const quantity = quantities[at] ?? 0;
      const band = findBand(bands, mass);
      if (!band) return false;
      sum.add(mass * quantity, band.perUnit);
      const parcels = together ? pieces.count : quantity;
      if (itemFeeInFreight) sum.add(parcels * massPerUnit, band.perItem);
      else items.add(parcels, band.perItem);
      addTransit(out, band);
    }
    out.freight = sum.over(massPerUnit * perMinor);
    out.handling = items.over(perMinor);
    const { charges } = out;
    if (!charges) return true;
    const kilos: Formula[] = [];
    const parcels: Formula[] = [];
    for (let at = 0; at < count; at += 1) {
      const band = findBand(bands, masses[at] ?? 0);
      if (!band) continue;
      const quantity = quantities[at] ?? 0;
      const product: Formula = {
        op: "×",
        parts: [formatMassNumber(masses[at] ?? 0, unit), pricePerUnit(band.perUnit, currency, unit)],
      };
      kilos.push(multiplyFormula(quantity, product));
      const each = together ? pieces.count : quantity;
      if (band.perItem !== 0)
        parcels.push({ op: "×", parts: [number(String(each)), priceNumber(band.perItem, currency)] });
    }
    if (itemFeeInFreight) kilos.push(...parcels.splice(0));
    charges.push({ code: "freight", formula: joinFormulas("+", kilos), amount: out.freight });
    if (parcels.length > 0)
      charges.push({ code: "handling", formula: joinFormulas("+", parcels), amount: out.handling });
    return true;
  };
}

/** One price per band, plus a price per kilogram if the band has one. */
export function priceByBand(bands: readonly Row<"flat-by-band">[], { currency, unit }: RateCard): Freight {
  const perMinor = microPerMinor(currency);
  return (weighed, _, out) => {
    const { count, masses, quantities } = weighed;
    sum.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const quantity = quantities[at] ?? 0;
      const band = findBand(bands, mass);
      if (!band) return false;
      sum.add(band.price * massPerUnit, quantity);
      if (band.perUnit) sum.add(mass * quantity, band.perUnit);
      addTransit(out, band);
    }
    out.freight = sum.over(massPerUnit * perMinor);
    out.charges?.push({
      code: "freight",
      amount: out.freight,
      formula: explainBands(weighed, bands, (band, mass) => {
        const price = priceNumber(band.price, currency, describeUpTo(band.upTo, unit));
        if (!band.perUnit) return price;
        const perUnit: Formula = {
          op: "×",
          parts: [formatMassNumber(mass, unit), pricePerUnit(band.perUnit, currency, unit)],
        };
        return band.price === 0 ? perUnit : { op: "+", parts: [price, perUnit] };
      }),
    });
    return true;
  };
}

/** A price for the first step and one for each further started step. */
export function priceBySteps(bands: readonly Row<"first-and-additional">[], { currency, unit }: RateCard): Freight {
  const perMinor = microPerMinor(currency);
  const further = (band: Row<"first-and-additional">, mass: CardMass) =>
    Math.max(0, Math.ceil((mass - band.first) / band.step));
  return (weighed, _, out) => {
    const { count, masses, quantities } = weighed;
    sum.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const band = findBand(bands, mass);
      if (!band) return false;
      sum.add(band.firstPrice + further(band, mass) * band.stepPrice, quantities[at] ?? 0);
      addTransit(out, band);
    }
    out.freight = sum.over(perMinor);
    out.charges?.push({
      code: "freight",
      amount: out.freight,
      formula: explainBands(weighed, bands, (band, mass) => {
        const first = priceNumber(band.firstPrice, currency, `${formatDecimal(band.first, 6)} ${unit}`);
        const steps = further(band, mass);
        if (steps === 0) return first;
        const each = priceNumber(band.stepPrice, currency, `+ ${formatDecimal(band.step, 6)} ${unit}`);
        return { op: "+", parts: [first, { op: "×", parts: [number(String(steps)), each] }] };
      }),
    });
    return true;
  };
}

function explainBands<Own extends Band>(
  { count, masses, quantities }: Weighed,
  bands: readonly Own[],
  tell: (band: Own, mass: CardMass) => Formula,
): Formula {
  const parts: Formula[] = [];
  for (let at = 0; at < count; at += 1) {
    const mass = masses[at] ?? 0;
    const band = findBand(bands, mass);
    if (band) parts.push(multiplyFormula(quantities[at] ?? 1, tell(band, mass)));
  }
  return joinFormulas("+", parts);
}

type Break = Extract<Tariff, { method: "breaks" }>["bands"][string][number];

/**
 * A price per kg by weight break, at least the minimum charge. If the weight of a higher break is cheaper to pay for
 * than the actual weight, the cheaper applies (IATA TACT Rules 3.9.4), and the charge says so. A weight below the first
 * break is billed as that break's weight, or as a higher break's if that is cheaper.
 */
export function priceByBreak(breaks: readonly Break[], minimum: Micro | undefined, card: RateCard): Freight {
  const { currency, unit } = card;
  const perMinor = microPerMinor(currency);
  const cost = (mass: CardMass, perUnit: Micro, quantity: number): Minor => {
    sum.reset();
    sum.add(mass * quantity, perUnit);
    return sum.over(massPerUnit * perMinor);
  };
  const least = (quantity: number): Minor => {
    sum.reset();
    sum.add(minimum ?? 0, quantity);
    return sum.over(perMinor);
  };

  return (weighed, _, out) => {
    let total = 0;
    for (let at = 0; at < weighed.count; at += 1) {
      const mass = weighed.masses[at] ?? 0;
      const quantity = weighed.quantities[at] ?? 0;
      let own = breaks.length - 1;
      while (own > 0 && (breaks[own]?.from ?? 0) > mass) own -= 1;
      const first = breaks[own];
      if (!first) return false;
      let best = first;
      let billed = Math.max(mass, first.from);
      const straight = cost(billed, first.perUnit, quantity);
      let amount = straight;
      for (let higher = own + 1; higher < breaks.length; higher += 1) {
        const row = breaks[higher];
        if (!row) continue;
        const cheaper = cost(row.from, row.perUnit, quantity);
        if (cheaper >= amount) continue;
        amount = cheaper;
        best = row;
        billed = row.from;
      }
      const minimal = least(quantity);
      const raised = minimal > amount;
      addTransit(out, first);
      if (out.charges) {
        const product: Formula = {
          op: "×",
          parts: [formatMassNumber(billed, unit), pricePerUnit(best.perUnit, currency, unit)],
        };
        const formula: Formula = raised
          ? { op: "max", parts: [priceNumber(minimum ?? 0, currency), product] }
          : product;
        out.charges.push({
          code: "freight",
          formula: multiplyFormula(quantity, formula),
          amount: raised ? minimal : amount,
          ...(best !== first && !raised && { nextBreak: { from: best.from, saved: straight - amount } }),
        });
      }
      total += raised ? minimal : amount;
    }
    out.freight = total;
    return true;
  };
}
