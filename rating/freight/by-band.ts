import { ExactSum } from "../arithmetic.ts";
import type { RateCard, Tariff, Transit } from "../card.ts";
import type { Pieces } from "../cargo.ts";
import { type Formula, joined, number } from "../formula.ts";
import { microPerMinor } from "../money.ts";
import { decimalText } from "../rational.ts";
import { addTransit, type Pricing } from "../pricing.ts";
import { type CardMass, massPerUnit } from "../scale.ts";
import type { Weighed } from "../weigh.ts";
import { massNumber, multiplied, priceNumber, pricePerUnit, upToNote } from "../words.ts";

/** Writes the price of what was weighed into `out`; returns false if the tariff has no price for it. */
export type Freight = (weighed: Weighed, pieces: Pieces, out: Pricing) => boolean;

type Banded = Extract<Tariff, { method: "per-kg-and-item" | "flat-by-band" | "first-and-additional" }>;
type Row<Method extends Banded["method"]> = Extract<Banded, { method: Method }>["bands"][string][number];
type Band = { upTo: CardMass } & Transit;

const sum = new ExactSum();
const items = new ExactSum();

/** The first band that covers a weight. */
function bandOf<Own extends Band>(bands: readonly Own[], mass: CardMass): Own | undefined {
  for (const band of bands) if (mass <= band.upTo) return band;
  return undefined;
}

/** A price per kilogram and a price per parcel, by weight band: two charges, or one if the card combines them. */
export function freightPerUnit(
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
      const band = bandOf(bands, mass);
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
      const band = bandOf(bands, masses[at] ?? 0);
      if (!band) continue;
      const quantity = quantities[at] ?? 0;
      const product: Formula = {
        op: "×",
        parts: [massNumber(masses[at] ?? 0, unit), pricePerUnit(band.perUnit, currency, unit)],
      };
      kilos.push(multiplied(quantity, product));
      const each = together ? pieces.count : quantity;
      if (band.perItem !== 0)
        parcels.push({ op: "×", parts: [number(String(each)), priceNumber(band.perItem, currency)] });
    }
    if (itemFeeInFreight) kilos.push(...parcels.splice(0));
    charges.push({ code: "freight", formula: joined("+", kilos), amount: out.freight });
    if (parcels.length > 0) charges.push({ code: "handling", formula: joined("+", parcels), amount: out.handling });
    return true;
  };
}

/** One price per band, plus a price per kilogram if the band has one. */
export function freightFlat(bands: readonly Row<"flat-by-band">[], { currency, unit }: RateCard): Freight {
  const perMinor = microPerMinor(currency);
  return (weighed, _, out) => {
    const { count, masses, quantities } = weighed;
    sum.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const quantity = quantities[at] ?? 0;
      const band = bandOf(bands, mass);
      if (!band) return false;
      sum.add(band.price * massPerUnit, quantity);
      if (band.perUnit) sum.add(mass * quantity, band.perUnit);
      addTransit(out, band);
    }
    out.freight = sum.over(massPerUnit * perMinor);
    out.charges?.push({
      code: "freight",
      amount: out.freight,
      formula: told(weighed, bands, (band, mass) => {
        const price = priceNumber(band.price, currency, upToNote(band.upTo, unit));
        if (!band.perUnit) return price;
        const perUnit: Formula = {
          op: "×",
          parts: [massNumber(mass, unit), pricePerUnit(band.perUnit, currency, unit)],
        };
        return band.price === 0 ? perUnit : { op: "+", parts: [price, perUnit] };
      }),
    });
    return true;
  };
}

/** A price for the first step and one for each further started step. */
export function freightBySteps(bands: readonly Row<"first-and-additional">[], { currency, unit }: RateCard): Freight {
  const perMinor = microPerMinor(currency);
  const further = (band: Row<"first-and-additional">, mass: CardMass) =>
    Math.max(0, Math.ceil((mass - band.first) / band.step));
  return (weighed, _, out) => {
    const { count, masses, quantities } = weighed;
    sum.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const band = bandOf(bands, mass);
      if (!band) return false;
      sum.add(band.firstPrice + further(band, mass) * band.stepPrice, quantities[at] ?? 0);
      addTransit(out, band);
    }
    out.freight = sum.over(perMinor);
    out.charges?.push({
      code: "freight",
      amount: out.freight,
      formula: told(weighed, bands, (band, mass) => {
        const first = priceNumber(band.firstPrice, currency, `${decimalText(band.first, 6)} ${unit}`);
        const steps = further(band, mass);
        if (steps === 0) return first;
        const each = priceNumber(band.stepPrice, currency, `+ ${decimalText(band.step, 6)} ${unit}`);
        return { op: "+", parts: [first, { op: "×", parts: [number(String(steps)), each] }] };
      }),
    });
    return true;
  };
}

function told<Own extends Band>(
  { count, masses, quantities }: Weighed,
  bands: readonly Own[],
  tell: (band: Own, mass: CardMass) => Formula,
): Formula {
  const parts: Formula[] = [];
  for (let at = 0; at < count; at += 1) {
    const mass = masses[at] ?? 0;
    const band = bandOf(bands, mass);
    if (band) parts.push(multiplied(quantities[at] ?? 1, tell(band, mass)));
  }
  return joined("+", parts);
}
