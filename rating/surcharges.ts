import type { ReasonCode } from "./answer.ts";
import { ceilTo, ExactSum } from "./arithmetic.ts";
import type { RateCard, Surcharge, SurchargeAmount, SurchargeCondition } from "./card.ts";
import type { Cargo, Piece, Pieces } from "./cargo.ts";
import { compilePieceCondition, holds, type PieceTest } from "./condition.ts";
import { amountOf, type Formula, joined, number } from "./formula.ts";
import { microPerMinor, type Minor } from "./money.ts";
import { compilePostcodes, type PostcodeTest } from "./postcode.ts";
import type { Freight } from "./freight/by-band.ts";
import { grains } from "./mass.ts";
import { newPricing, type Pricing } from "./pricing.ts";
import { decimalText } from "./rational.ts";
import type { Reference } from "./reference.ts";
import { massPerUnit, toCardMass } from "./scale.ts";
import { exchangeFormula, valueIn, valueProblem } from "./value.ts";
import type { Weighed } from "./weigh.ts";
import { amountNumber, massNumber, multiplied, priceNumber, pricePerUnit, upToNote } from "./words.ts";

/** Adds the surcharges that apply, in the card's order; names the reason where one of them cannot be priced. */
export type Surcharges = (
  cargo: Cargo,
  pieces: Pieces,
  weighed: Weighed,
  reference: Reference,
  out: Pricing,
) => ReasonCode | undefined;

type Rule = {
  surcharge: Surcharge;
  postcodes: PostcodeTest | undefined;
  piece: PieceTest | undefined;
  /** Index of its group, -1 without one. */
  group: number;
  /** Where its base stands: indexes of rules; -1 is freight, -2 the value. */
  base: readonly number[];
};

const sum = new ExactSum();
const noReference: Formula = number("0");

/** The surcharges of a card that can apply in a zone and country, made ready. */
export function compileSurcharges(
  card: RateCard,
  zone: string,
  country: string,
  freight: Freight | undefined,
): Surcharges {
  const { currency, unit } = card;
  const perMinor = microPerMinor(currency);
  const possible = card.surcharges.filter(
    ({ when }) => (!when?.zones || when.zones.includes(zone)) && (!when?.countries || when.countries.includes(country)),
  );
  const groups = [...new Set(possible.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  const rules = possible.map((surcharge, own): Rule => {
    const { when, amount, group } = surcharge;
    return {
      surcharge,
      postcodes: when?.postcodes && compilePostcodes(when.postcodes, country),
      piece: when?.piece && compilePieceCondition(when.piece, card.weight, unit),
      group: group === undefined ? -1 : groups.indexOf(group),
      base:
        amount.per === "percent"
          ? amount.of.flatMap((id) => {
              if (id === "freight") return [-1];
              if (id === "value") return [-2];
              const at = possible.findIndex((other) => other.id === id);
              return at >= 0 && at < own ? [at] : [];
            })
          : [],
    };
  });
  const amounts = new Float64Array(rules.length);
  /** Which kinds of piece a rule of a group has taken: group × pieces. */
  let taken = new Uint8Array(0);
  let mask = new Uint8Array(8);

  return (cargo, pieces, weighed, reference, out) => {
    const { list } = pieces;
    if (groups.length > 0) {
      const size = groups.length * list.length;
      if (taken.length < size) taken = new Uint8Array(size);
      else taken.fill(0, 0, size);
    }
    if (mask.length < list.length) mask = new Uint8Array(list.length);
    for (let at = 0; at < rules.length; at += 1) {
      amounts[at] = 0;
      const rule = rules[at];
      if (!rule) continue;
      const { surcharge, group, piece } = rule;
      const { when } = surcharge;
      if (when) {
        const verdict = shipmentHolds(when, rule.postcodes, cargo, pieces, weighed, reference, currency);
        if (verdict === false) continue;
        if (verdict !== true) return verdict;
      }
      let affected: Uint8Array | undefined;
      if (piece || group >= 0) {
        affected = mask;
        if (!mark(affected, list, weighed, piece, taken, group * list.length)) continue;
      }
      const { amount } = surcharge;
      if (when?.container && containersOf(rule, out) === 0) continue;
      if (amount.per === "percent" && rule.base.includes(-2)) {
        const problem = valueProblem(cargo.shipment, currency, reference);
        if (problem) return problem;
      }
      if (amount.per === "value") {
        const problem = valueProblem(cargo.shipment, currency, reference);
        if (problem) return problem;
      }
      const own = price(rule, cargo, pieces, weighed, reference, out, affected);
      if (own === undefined) return "no-price";
      amounts[at] = own;
      out.total += own;
    }
    return undefined;
  };

  /** Containers that a rule is due for. */
  function containersOf({ surcharge: { when } }: Rule, out: Pricing): number {
    if (!when?.container || !out.plan) return out.containers;
    const { kinds, payload } = when.container;
    let count = 0;
    for (const { space, mass, count: own } of out.plan.spaces) {
      const goods = toCardMass(mass * grains.g, unit);
      if (kinds && !kinds.some((kind) => kind === space.name)) continue;
      if (payload.every(({ is, limit }) => holds(is, goods, limit))) count += own;
    }
    return count;
  }

  /** Freight of the parcels that a rule is due for, by themselves. */
  function freightOf(weighed: Weighed, pieces: Pieces, affected: Uint8Array | undefined, { loading }: Pricing): Minor {
    const own = newPricing(undefined, loading);
    const quantities = weighed.quantities.map((quantity, at) => (!affected || affected[at] === 1 ? quantity : 0));
    return freight?.({ ...weighed, quantities }, pieces, own) ? own.freight + own.handling : 0;
  }

  function price(
    rule: Rule,
    cargo: Cargo,
    pieces: Pieces,
    weighed: Weighed,
    reference: Reference,
    out: Pricing,
    affected: Uint8Array | undefined,
  ): Minor | undefined {
    const { surcharge, base } = rule;
    const { amount, minimum, maximum, id, label } = surcharge;
    const slow = base.includes(-2) || amount.per === "value";
    let own: Minor = 0;
    if (!slow) {
      sum.reset();
      const divisor = gather(rule, pieces, weighed, out, affected);
      if (divisor === undefined) return undefined;
      own = sum.over(divisor);
      if (minimum !== undefined) own = Math.max(own, rounded(minimum));
      if (maximum !== undefined) own = Math.min(own, rounded(maximum));
      if (!out.lines) return own;
    }
    let formula = tell(rule, cargo, pieces, weighed, reference, out, affected);
    if (minimum !== undefined) formula = { op: "max", parts: [priceNumber(minimum, currency), formula] };
    if (maximum !== undefined) formula = { op: "min", parts: [priceNumber(maximum, currency), formula] };
    if (slow) own = amountOf(formula, currency);
    if (own !== 0 || amount.per !== "tier") out.lines?.push({ code: "surcharge", id, label, formula, amount: own });
    return own;
  }

  function rounded(micros: number): Minor {
    sum.reset();
    sum.add(micros, 1);
    return sum.over(perMinor);
  }

  /** Fills `sum` with the exact amount; gives what it is to be divided by, nothing where there is no price. */
  function gather(
    rule: Rule,
    pieces: Pieces,
    weighed: Weighed,
    out: Pricing,
    affected: Uint8Array | undefined,
  ): number | undefined {
    const { base } = rule;
    const { amount } = rule.surcharge;
    switch (amount.per) {
      case "percent": {
        let whole = 0;
        for (const at of base) whole += at === -1 ? out.freight + out.handling : (amounts[at] ?? 0);
        sum.add(whole, amount.millionths);
        return 1e8;
      }
      case "unit":
        for (let at = 0; at < weighed.count; at += 1) {
          if (!weighed.together && affected && affected[at] === 0) continue;
          const beyond = Math.max(0, (weighed.masses[at] ?? 0) - (amount.beyond ?? 0));
          sum.add(ceilTo(beyond, amount.step) * (weighed.quantities[at] ?? 0), amount.price);
        }
        return massPerUnit * perMinor;
      case "parcel":
        sum.add(countOf(pieces, affected), amount.price);
        return perMinor;
      case "shipment":
        sum.add(1, amount.price);
        return perMinor;
      case "container":
        sum.add(containersOf(rule, out), amount.price);
        return perMinor;
      case "ton":
        sum.add(out.revenueTons, amount.price);
        return 1000 * perMinor;
      case "share":
        sum.add(freightOf(weighed, pieces, affected, out), amount.millionths);
        return 1e8;
      case "tier":
        for (let at = 0; at < weighed.count; at += 1) {
          if (!weighed.together && affected && affected[at] === 0) continue;
          const tier = tierOf(amount, weighed.masses[at] ?? 0, zone);
          if (!tier) return undefined;
          sum.add(tier.price, weighed.quantities[at] ?? 0);
        }
        return perMinor;
      case "value":
        return perMinor;
    }
  }

  function tell(
    rule: Rule,
    cargo: Cargo,
    pieces: Pieces,
    weighed: Weighed,
    reference: Reference,
    out: Pricing,
    affected: Uint8Array | undefined,
  ): Formula {
    const { base } = rule;
    const { amount } = rule.surcharge;
    switch (amount.per) {
      case "percent": {
        const parts = base.flatMap((at): Formula[] => {
          if (at === -2) return [valueFormula(cargo, reference)];
          if (at !== -1) {
            const minor = amounts[at] ?? 0;
            return minor === 0 ? [] : [amountNumber(minor, currency, possible[at]?.id)];
          }
          const lines = [out.freight, out.handling].filter((minor) => minor !== 0);
          return lines.map((minor) => amountNumber(minor, currency));
        });
        return {
          op: "%",
          percent: decimalText(amount.millionths, 6),
          of: parts.length > 0 ? joined("+", parts) : amountNumber(0, currency),
        };
      }
      case "unit": {
        const parts: Formula[] = [];
        for (let at = 0; at < weighed.count; at += 1) {
          if (!weighed.together && affected && affected[at] === 0) continue;
          const mass = weighed.masses[at] ?? 0;
          const beyond = Math.max(0, mass - (amount.beyond ?? 0));
          const whole = massNumber(mass, unit);
          const part: Formula = !amount.beyond
            ? whole
            : beyond === 0
              ? massNumber(0, unit)
              : { op: "−", parts: [whole, massNumber(amount.beyond, unit)] };
          const up: Formula =
            ceilTo(beyond, amount.step) === beyond
              ? part
              : { op: "round", to: decimalText(amount.step, 6), mode: "up", of: part };
          const product: Formula = { op: "×", parts: [up, pricePerUnit(amount.price, currency, unit)] };
          parts.push(multiplied(weighed.quantities[at] ?? 1, product));
        }
        return joined("+", parts);
      }
      case "parcel":
        return times(countOf(pieces, affected), priceNumber(amount.price, currency));
      case "shipment":
        return times(1, priceNumber(amount.price, currency));
      case "container":
        return times(containersOf(rule, out), priceNumber(amount.price, currency));
      case "ton": {
        const tons = number(decimalText(out.revenueTons, 3), "W/M");
        return { op: "×", parts: [tons, priceNumber(amount.price, currency)] };
      }
      case "share":
        return {
          op: "%",
          percent: decimalText(amount.millionths, 6),
          of: amountNumber(freightOf(weighed, pieces, affected, out), currency),
        };
      case "tier": {
        const parts: Formula[] = [];
        for (let at = 0; at < weighed.count; at += 1) {
          if (!weighed.together && affected && affected[at] === 0) continue;
          const tier = tierOf(amount, weighed.masses[at] ?? 0, zone);
          if (tier)
            parts.push(
              times(weighed.quantities[at] ?? 1, priceNumber(tier.price, currency, upToNote(tier.upTo, unit))),
            );
        }
        return joined("+", parts);
      }
      case "value": {
        const value = valueFormula(cargo, reference);
        const step = amountNumber(amount.step, currency);
        const over: Formula =
          amount.free === 0
            ? value
            : { op: "max", parts: [number("0"), { op: "−", parts: [value, amountNumber(amount.free, currency)] }] };
        const begun: Formula = { op: "round", to: "1", mode: "up", of: { op: "÷", parts: [over, step] } };
        return { op: "×", parts: [begun, priceNumber(amount.price, currency)] };
      }
    }
  }

  function valueFormula({ shipment }: Cargo, reference: Reference): Formula {
    return exchangeFormula(shipment.value ?? 0, shipment.currency, currency, reference) ?? noReference;
  }
}

function times(count: number, formula: Formula): Formula {
  return { op: "×", parts: [number(String(count)), formula] };
}

function tierOf({ tiers }: Extract<SurchargeAmount, { per: "tier" }>, mass: number, zone: string) {
  for (const { upTo, prices } of tiers) {
    if (mass > upTo) continue;
    const price = Object.hasOwn(prices, zone) ? prices[zone] : prices["*"];
    return price === undefined ? undefined : { upTo, price };
  }
  return undefined;
}

function countOf({ list, count }: Pieces, affected: Uint8Array | undefined): number {
  if (!affected) return count;
  let sum = 0;
  for (let at = 0; at < list.length; at += 1) if (affected[at] === 1) sum += list[at]?.quantity ?? 0;
  return sum;
}

/** Marks the kinds of piece that a rule is due for, and takes them for its group. Says whether there is any. */
function mark(
  affected: Uint8Array,
  list: readonly Piece[],
  weighed: Weighed,
  piece: PieceTest | undefined,
  taken: Uint8Array,
  group: number,
): boolean {
  let any = false;
  for (let at = 0; at < list.length; at += 1) {
    const own = list[at];
    const due =
      own !== undefined &&
      !(group >= 0 && taken[group + at] === 1) &&
      (!piece || piece(own, weighed.pieceMasses[at] ?? 0));
    affected[at] = due ? 1 : 0;
    if (!due) continue;
    any = true;
    if (group >= 0) taken[group + at] = 1;
  }
  return any;
}

/** Whether what a condition says of the whole shipment holds, or the reason why it cannot be told. */
function shipmentHolds(
  when: SurchargeCondition,
  postcodes: PostcodeTest | undefined,
  cargo: Cargo,
  pieces: Pieces,
  weighed: Weighed,
  reference: Reference,
  currency: string,
): boolean | ReasonCode {
  const { shipment } = cargo;
  if (when.incoterm && when.incoterm !== shipment.incoterm) return false;
  if (when.from && shipment.shipDate < when.from) return false;
  if (when.to && shipment.shipDate > when.to) return false;
  if (when.goods && !when.goods.includes(shipment.goods)) return false;
  if (when.origins && !when.origins.includes(shipment.from)) return false;
  if (when.option && !cargo.options.includes(when.option)) return false;
  if (postcodes && !(cargo.postcode.plain !== "" && postcodes(cargo.postcode))) return false;
  if (!when.shipment) return true;
  for (const { of, is, limit } of when.shipment) {
    if (of === "value") {
      const problem = valueProblem(shipment, currency, reference);
      if (problem) return problem;
    }
    const measured =
      of === "value"
        ? (valueIn(currency, shipment, reference) ?? 0)
        : of === "parcels"
          ? pieces.count
          : of === "total-mass"
            ? pieces.mass
            : weighed.total;
    if (!holds(is, measured, limit)) return false;
  }
  return true;
}
