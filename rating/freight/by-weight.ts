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

/** How a method makes a price of a row of its table. */
type Rate<Own> = {
  /** Adds the price of `quantity` parcels of a weight, in millionths × `massPerUnit`; `parcels` pay an item fee. */
  add: (sum: ExactSum, row: Own, mass: CardMass, quantity: number, parcels: number) => void;
  tell: (row: Own, mass: CardMass, parcels: number) => Formula;
  /** A price per parcel that is a line of its own. */
  item?: (row: Own) => Micro;
};

/** A row with the weights that it covers; whoever pays for it without weighing as much pays for `start`. */
type Band<Own> = Transit & { row: Own; start: CardMass; upTo: CardMass };

/** A price per kilogram and a price per parcel, by weight band: two charges, or one if the card combines them. */
export function rateByUnit({ currency, itemFeeInFreight, ...card }: RateCard): Rate<Row<"per-kg-and-item">> {
  const unit = getMeasureUnit(card);
  return {
    add: (sum, { perUnit, perItem }, mass, quantity, parcels) => {
      sum.add(mass * quantity, perUnit);
      if (itemFeeInFreight) sum.add(parcels * massPerUnit, perItem);
    },
    tell: ({ perUnit, perItem }, mass, parcels) => {
      const product: Formula = {
        op: "×",
        parts: [formatMeasured(mass, unit), pricePerUnit(perUnit, currency, unit.one)],
      };
      if (!itemFeeInFreight || perItem === 0) return product;
      return { op: "+", parts: [product, multiplyFormula(parcels, priceNumber(perItem, currency))] };
    },
    ...(!itemFeeInFreight && { item: ({ perItem }) => perItem }),
  };
}

/** One price per band, plus a price per kilogram if the band has one. */
export function rateByBand({ currency, ...card }: RateCard): Rate<Row<"flat-by-band">> {
  const unit = getMeasureUnit(card);
  return {
    add: (sum, { price, perUnit }, mass, quantity) => {
      sum.add(price * massPerUnit, quantity);
      if (perUnit) sum.add(mass * quantity, perUnit);
    },
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
  const further = ({ first, step }: Row<"first-and-additional">, mass: CardMass) =>
    Math.max(0, Math.ceil((mass - first) / step));
  return {
    add: (sum, row, mass, quantity) =>
      sum.add((row.firstPrice + further(row, mass) * row.stepPrice) * quantity, massPerUnit),
    tell: (row, mass) => {
      const first = priceNumber(row.firstPrice, currency, `${formatDecimal(row.first, 6)} ${unit.many}`);
      const steps = further(row, mass);
      if (steps === 0) return first;
      const each = priceNumber(row.stepPrice, currency, `+ ${formatDecimal(row.step, 6)} ${unit.many}`);
      return { op: "+", parts: [first, { op: "×", parts: [number(String(steps)), each] }] };
    },
  };
}

/** A price per kilogram by weight break. */
export function rateByBreak({ currency, ...card }: RateCard): Rate<Row<"breaks">> {
  const unit = getMeasureUnit(card);
  return {
    add: (sum, { perUnit }, mass, quantity) => sum.add(mass * quantity, perUnit),
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
  const tables = listTables(rows, card);
  const looksHigher = tariff.nextBand ?? tariff.method === "breaks";
  const { add, tell, item } = rate;
  const cost = (row: Own, mass: CardMass, quantity: number, parcels: number): Minor => {
    one.reset();
    add(one, row, mass, quantity, parcels);
    return one.over(divisor);
  };
  const whole = (row: Own, mass: CardMass, quantity: number, parcels: number): Minor => {
    one.reset();
    add(one, row, mass, quantity, parcels);
    if (item) one.add(parcels * massPerUnit, item(row));
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
      const band = table[own];
      if (!band) return false;
      let { row } = band;
      let billed = own === 0 && mass < band.start ? band.start : mass;
      let less = 0;
      if (looksHigher) {
        const straight = whole(row, billed, quantity, parcels);
        for (let higher = own + 1; higher < table.length; higher += 1) {
          const other = table[higher];
          if (!other) continue;
          const amount = whole(other.row, other.start, quantity, parcels);
          if (amount >= straight - less) continue;
          less = straight - amount;
          row = other.row;
          billed = other.start;
        }
      }
      const raised =
        minimum !== undefined && cost(row, billed, quantity, parcels) < roundPrice(minimum * quantity, perMinor);
      if (round?.each) {
        one.reset();
        if (raised) one.add(minimum, massPerUnit);
        else add(one, row, billed, 1, together ? parcels : 1);
        sum.add(one.overSteps(divisor, round) * quantity, divisor);
      } else if (raised) sum.add(minimum * quantity, massPerUnit);
      else add(sum, row, billed, quantity, parcels);
      if (item) items.add(parcels, item(row));
      addTransit(out, band);
      if (!parts || !fees) continue;
      if (less > 0 && !raised) {
        from = from === 0 ? billed : from;
        saved += less;
      }
      const told = tell(row, billed, together ? parcels : 1);
      const least: Formula = raised ? { op: "max", parts: [priceNumber(minimum, currency), told] } : told;
      parts.push(multiplyFormula(quantity, round?.each ? roundFormula(least, round, currency) : least));
      if (item && item(row) !== 0)
        fees.push({ op: "×", parts: [number(String(parcels)), priceNumber(item(row), currency)] });
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

/** With the days beside the row: all bands have the same fields in the same order, which rows of different tables have not. */
function makeBand<Own extends Transit>(row: Own, start: CardMass, upTo: CardMass): Band<Own> {
  return { row, start, upTo, transitMin: row.transitMin, transitMax: row.transitMax };
}

/**
 * The bands of each size of the card, in the order of the sizes; of a card without sizes all of them. Of each size those
 * for most parcels in the shipment come first.
 */
function listTables<Own extends Banded["bands"][string][number]>(
  rows: readonly Own[],
  { sizes, measure, weight }: RateCard,
): { fromParcels: number; bands: Band<Own>[] }[][] {
  const findNext = (end: CardMass) => (measure ? roundUpTo(end + 1, measure.step) : roundMass(end + 1, weight.steps));
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
