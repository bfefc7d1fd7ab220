import type { RateCard } from "../card.ts";
import { ExactSum, roundUpTo } from "../money/arithmetic.ts";
import {
  describeUpTo,
  type Formula,
  joinFormulas,
  multiplyFormula,
  number,
  priceNumber,
  pricePerUnit,
  roundFormula,
} from "../money/formula.ts";
import { formatDecimal, type Micro, microPerMinor, type Minor } from "../money/money.ts";
import { type CardMass, massPerUnit } from "../shipment/units.ts";
import { sidesUnknown } from "../shipment/sizes.ts";
import { roundMass } from "../shipment/weigh.ts";
import { formatMeasured, getMeasureUnit } from "./measured.ts";
import { addTransit, type Freight } from "./pricing.ts";
import type { Tariff, Transit } from "./tariff.ts";

type Banded = Exclude<Tariff, { method: "weight-or-measure" | "container" }>;
type Row<Method extends Banded["method"]> = Extract<Banded, { method: Method }>["bands"][string][number];

/** What a row asks: for each parcel weighed, for each kilogram, for each started step of the weight above `first`. */
type Price = {
  flat: Micro;
  perUnit: Micro;
  perStep: Micro;
  first: CardMass;
  step: CardMass;
  /** For each parcel, also where the shipment is weighed as one: as part of the freight, or as a line of its own. */
  item: Micro;
  handling: Micro;
};

const free: Price = { flat: 0, perUnit: 0, perStep: 0, first: 0, step: 1, item: 0, handling: 0 };

/** How a method makes a price of a row of its table. */
type Rate<Own> = {
  price: (row: Own) => Partial<Price>;
  tell: (row: Own, mass: CardMass, parcels: number) => Formula;
};

/**
 * A row with the weights that it covers and what it asks; whoever pays for it without weighing as much pays for `start`.
 * All bands have the same fields in the same order, which rows of different tables have not.
 */
type Band<Own> = Transit & Price & { row: Own; start: CardMass; upTo: CardMass };

/** A price per kilogram and a price per parcel, by weight band: two charges, or one if the card combines them. */
export function rateByUnit({ currency, itemFeeInFreight, ...card }: RateCard): Rate<Row<"per-kg-and-item">> {
  const unit = getMeasureUnit(card);
  return {
    price: ({ perUnit, perItem }) => (itemFeeInFreight ? { perUnit, item: perItem } : { perUnit, handling: perItem }),
    tell: ({ perUnit, perItem }, mass, parcels) => {
      const product: Formula = {
        op: "×",
        parts: [formatMeasured(mass, unit), pricePerUnit(perUnit, currency, unit.one)],
      };
      if (!itemFeeInFreight || perItem === 0) return product;
      return { op: "+", parts: [product, multiplyFormula(parcels, priceNumber(perItem, currency))] };
    },
  };
}

/** One price per band, plus a price per kilogram if the band has one. */
export function rateByBand({ currency, ...card }: RateCard): Rate<Row<"flat-by-band">> {
  const unit = getMeasureUnit(card);
  return {
    price: ({ price, perUnit = 0 }) => ({ flat: price, perUnit }),
    tell: ({ price, perUnit, upTo }, mass) => {
      const flat = priceNumber(price, currency, describeUpTo(upTo, unit.many));
      if (!perUnit) return flat;
      const product: Formula = {
        op: "×",
        parts: [formatMeasured(mass, unit), pricePerUnit(perUnit, currency, unit.one)],
      };
      return price === 0 ? product : { op: "+", parts: [flat, product] };
    },
  };
}

/** A price for the first step and one for each further started step. */
export function rateBySteps({ currency, ...card }: RateCard): Rate<Row<"first-and-additional">> {
  const unit = getMeasureUnit(card);
  return {
    price: ({ firstPrice, stepPrice, first, step }) => ({ flat: firstPrice, perStep: stepPrice, first, step }),
    tell: (row, mass) => {
      const first = priceNumber(row.firstPrice, currency, `${formatDecimal(row.first, 6)} ${unit.many}`);
      const steps = countSteps(row, mass);
      if (steps === 0) return first;
      const each = priceNumber(row.stepPrice, currency, `+ ${formatDecimal(row.step, 6)} ${unit.many}`);
      return { op: "+", parts: [first, { op: "×", parts: [number(String(steps)), each] }] };
    },
  };
}

/** The started steps of a weight above the first. */
function countSteps({ first, step }: Pick<Price, "first" | "step">, mass: CardMass): number {
  return Math.max(0, Math.ceil((mass - first) / step));
}

/** A price per kilogram by weight break. */
export function rateByBreak({ currency, ...card }: RateCard): Rate<Row<"breaks">> {
  const unit = getMeasureUnit(card);
  return {
    price: ({ perUnit }) => ({ perUnit }),
    tell: ({ perUnit }, mass) => ({
      op: "×",
      parts: [formatMeasured(mass, unit), pricePerUnit(perUnit, currency, unit.one)],
    }),
  };
}

/**
 * Prices what was weighed by the rows of a zone, at least the zone's minimum for each parcel. If a higher band, at the
 * least weight in it, is cheaper than the band of the weight itself, a card with `nextBand` bills it, and says so; breaks
 * always do (IATA TACT Rules 3.9.4). A weight below the first break is billed as that break's.
 */
export function priceByTable<Own extends Banded["bands"][string][number]>(
  rows: readonly Own[],
  rate: Rate<Own>,
  card: RateCard,
  minimum: Micro | undefined,
): Freight {
  const { currency, roundLines: round, tariff } = card;
  const perMinor = microPerMinor(currency);
  const divisor = massPerUnit * perMinor;
  const tables = listTables(rows, rate, card);
  const looksHigher = tariff.nextBand ?? tariff.method === "breaks";
  /** The price of a band alone, with its line of handling or with nothing for it. */
  const cost = (
    band: Band<Own>,
    mass: CardMass,
    quantity: number,
    parcels: number,
    handling = band.handling,
  ): Minor => {
    one.reset();
    addFreight(one, band, mass, quantity, parcels);
    one.add(parcels * massPerUnit, handling);
    return one.over(divisor);
  };

  return (weighed, pieces, out) => {
    const { count, masses, quantities, sizes, together } = weighed;
    const { charges } = out;
    // nothing is allocated for orders without explanations
    const parts: Formula[] | undefined = charges && [];
    const fees: Formula[] | undefined = charges && [];
    let saved = 0;
    let from = 0;
    sum.reset();
    items.reset();
    for (let at = 0; at < count; at += 1) {
      const mass = masses[at] ?? 0;
      const quantity = quantities[at] ?? 0;
      const parcels = together ? pieces.count : quantity;
      const size = sizes[at] ?? 0;
      const byCount = tables[size];
      if (!byCount) {
        out.refusal = { field: "sides", code: size === sidesUnknown ? "sides-needed" : "no-price" };
        return false;
      }
      const table = findTable(byCount, pieces.count);
      let own = 0;
      while (own < table.length && mass > (table[own]?.upTo ?? 0)) own += 1;
      const weight = table[own];
      if (!weight) return false;
      let band = weight;
      let billed = own === 0 && mass < band.start ? band.start : mass;
      let less = 0;
      if (looksHigher) {
        const straight = cost(band, billed, quantity, parcels);
        for (let higher = own + 1; higher < table.length; higher += 1) {
          const other = table[higher];
          if (!other) continue;
          const amount = cost(other, other.start, quantity, parcels);
          if (amount >= straight - less) continue;
          less = straight - amount;
          band = other;
          billed = other.start;
        }
      }
      const raised =
        minimum !== undefined && cost(band, billed, quantity, parcels, 0) < roundPrice(minimum * quantity, perMinor);
      if (round?.each) {
        one.reset();
        if (raised) one.add(minimum, massPerUnit);
        else addFreight(one, band, billed, 1, together ? parcels : 1);
        sum.add(one.overSteps(divisor, round) * quantity, divisor);
      } else if (raised) sum.add(minimum * quantity, massPerUnit);
      else addFreight(sum, band, billed, quantity, parcels);
      items.add(parcels, band.handling);
      addTransit(out, weight);
      if (!parts || !fees) continue;
      if (less > 0 && !raised) {
        from = from === 0 ? billed : from;
        saved += less;
      }
      const told = rate.tell(band.row, billed, together ? parcels : 1);
      const least: Formula = raised ? { op: "max", parts: [priceNumber(minimum, currency), told] } : told;
      parts.push(multiplyFormula(quantity, round?.each ? roundFormula(least, round, currency) : least));
      if (band.handling !== 0)
        fees.push({ op: "×", parts: [number(String(parcels)), priceNumber(band.handling, currency)] });
    }
    const line = round && !round.each ? round : undefined;
    out.freight = line ? sum.overSteps(divisor, line) : sum.over(divisor);
    out.handling = round ? items.overSteps(perMinor, round) : items.over(perMinor);
    if (!charges || !parts || !fees) return true;
    const formula = joinFormulas("+", parts);
    charges.push({
      code: "freight",
      formula: line ? roundFormula(formula, line, currency) : formula,
      amount: out.freight,
      ...(saved > 0 && { nextBreak: { from, saved } }),
    });
    const fee = joinFormulas("+", fees);
    if (fees.length > 0)
      charges.push({
        code: "handling",
        formula: round ? roundFormula(fee, round, currency) : fee,
        amount: out.handling,
      });
    return true;
  };
}

/** Adds the freight of `quantity` parcels of a weight, in millionths × `massPerUnit`; `parcels` pay an item fee. */
function addFreight(sum: ExactSum, band: Price, mass: CardMass, quantity: number, parcels: number): void {
  const { flat, perUnit, perStep, item } = band;
  if (perUnit !== 0) sum.add(mass * quantity, perUnit);
  const each = perStep === 0 ? flat : flat + countSteps(band, mass) * perStep;
  if (each !== 0) sum.add(each * quantity, massPerUnit);
  if (item !== 0) sum.add(parcels * massPerUnit, item);
}

/** The bands for a number of parcels; nearly always there is only one table. */
function findTable<Own>(byCount: readonly { fromParcels: number; bands: Band<Own>[] }[], count: number): Band<Own>[] {
  for (const { fromParcels, bands } of byCount) if (count >= fromParcels) return bands;
  return [];
}

const sum = new ExactSum();
const items = new ExactSum();
const one = new ExactSum();

function roundPrice(price: Micro, perMinor: number): Minor {
  one.reset();
  one.add(price, 1);
  return one.over(perMinor);
}

/**
 * The bands of each size of the card, in the order of the sizes; of a card without sizes all of them. Of each size those
 * for most parcels in the shipment come first.
 */
function listTables<Own extends Banded["bands"][string][number]>(
  rows: readonly Own[],
  { price }: Rate<Own>,
  { sizes, measure, weight }: RateCard,
): { fromParcels: number; bands: Band<Own>[] }[][] {
  const findNext = (end: CardMass) => (measure ? roundUpTo(end + 1, measure.step) : roundMass(end + 1, weight.steps));
  const makeBand = (row: Own, start: CardMass, upTo: CardMass): Band<Own> => {
    const { transitMin, transitMax } = row;
    return { row, start, upTo, transitMin, transitMax, ...free, ...price(row) };
  };
  const makeBands = (table: readonly Own[]) =>
    table.map((row, at): Band<Own> => {
      if (!("from" in row)) {
        const before = table[at - 1];
        const end = before && "upTo" in before ? before.upTo : undefined;
        return makeBand(row, end === undefined ? 0 : findNext(end), row.upTo);
      }
      const next = table[at + 1];
      const upTo = next && "from" in next ? next.from - 1 : Number.MAX_SAFE_INTEGER;
      return makeBand(row, row.from, upTo);
    });
  const own = sizes ? sizes.map(({ id }) => rows.filter(({ size }) => size === id)) : [rows];
  return own.map((table) => {
    const counts = [...new Set(table.map(({ fromParcels = 1 }) => fromParcels))].sort((a, b) => b - a);
    return counts.map((fromParcels) => ({
      fromParcels,
      bands: makeBands(table.filter((row) => (row.fromParcels ?? 1) === fromParcels)),
    }));
  });
}
