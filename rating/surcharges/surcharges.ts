import type { ReasonCode } from "../answer.ts";
import { ExactSum } from "../money/arithmetic.ts";
import { dependsOnValue, type RateCard, type Rounding, type Surcharge } from "../card.ts";
import { type Cargo, compilePieceCondition, type Pieces, type PieceTest } from "../shipment/cargo.ts";
import {
  exchangeFormula,
  type Formula,
  priceNumber,
  roundFormula,
  roundToAmount,
  settleFormula,
} from "../money/formula.ts";
import { type Micro, microPerMinor, type Minor } from "../money/money.ts";
import type { Freight, Pricing } from "../freight/pricing.ts";
import type { Reference } from "../reference.ts";
import { checkValue, convertMoney, hasRates } from "../money/exchange.ts";
import type { Terms } from "../shipment/shipment.ts";
import type { Weighed } from "../shipment/weigh.ts";
import { compileAmount } from "./amount.ts";
import {
  type Amount,
  compileShipmentTest,
  countContainers,
  holdsOnTerms,
  markAffected,
  type Scene,
  type ShipmentTest,
} from "./scene.ts";

/** Adds the surcharges that apply, in the card's order; returns the reason if one of them cannot be priced. */
export type Surcharges = (
  cargo: Cargo,
  pieces: Pieces,
  weighed: Weighed,
  reference: Reference,
  out: Pricing,
) => ReasonCode | undefined;

/** A surcharge prepared for a lane; whatever orders ask of it is a field here, which all surcharges have alike. */
type Rule = {
  surcharge: Surcharge;
  /** Among the lane's surcharges. */
  at: number;
  test: ShipmentTest | undefined;
  piece: PieceTest | undefined;
  /** Index of its group; -1 for none. */
  group: number;
  amount: Amount;
  /** How the whole charge is rounded, if not to the minor unit, and its minimum and maximum, rounded. */
  line: Rounding | undefined;
  least: Minor;
  most: Minor;
  /** The amount depends on the goods' value. */
  needsValue: boolean;
  /** The currency that the amount is in. */
  currency: string;
  clearance: true | undefined;
  /** It is charged on the duties and taxes. */
  advance: boolean;
};

const sum = new ExactSum();

/** Prepares those surcharges of a card that can apply in a zone and country. */
export function compileSurcharges(
  card: RateCard,
  zone: string,
  country: string,
  freight: Freight | undefined,
): Surcharges {
  const { currency, unit } = card;
  const possible = card.surcharges.filter(
    ({ when }) => (!when?.zones || when.zones.includes(zone)) && (!when?.countries || when.countries.includes(country)),
  );
  const ids = possible.map(({ id }) => id);
  const groups = [...new Set(possible.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  const rules = possible.map((one, at): Rule => {
    const surcharge = one.round || !card.roundLines ? one : { ...one, round: card.roundLines };
    const { when, amount, group, round, currency: own = currency } = surcharge;
    const base = amount.per === "percent" ? resolveBases(amount.of, ids.slice(0, at)) : [];
    return {
      surcharge,
      at,
      test: when && compileShipmentTest(when, country, own, unit),
      piece: when?.piece && compilePieceCondition(when.piece, card.weight, unit),
      group: group === undefined ? -1 : groups.indexOf(group),
      amount: compileAmount(surcharge, { card, currency: own, zone, freight, base, ids }),
      line: round && !round.each ? round : undefined,
      least: surcharge.minimum === undefined ? Number.NEGATIVE_INFINITY : roundToMinor(surcharge.minimum, own),
      most: surcharge.maximum === undefined ? Number.POSITIVE_INFINITY : roundToMinor(surcharge.maximum, own),
      needsValue: dependsOnValue(amount),
      currency: own,
      clearance: surcharge.clearance,
      advance: base.includes(-3),
    };
  });
  const amounts = new Float64Array(rules.length);
  /** Which kinds of piece a rule of each group has claimed: group × pieces. */
  let taken = new Uint8Array(0);
  let mask = new Uint8Array(8);
  /** Reused for all shipments, to save an allocation for each of thousands of orders. */
  let scene: Scene | undefined;
  /** The terms of the last shipment, and the rules that can apply on them: a file of orders has one and the same. */
  let last: Omit<Terms, "currency"> | undefined;
  let chosen: readonly Rule[] = [];

  return (cargo, pieces, weighed, reference, out) => {
    if (rules.length === 0) return undefined;
    const { shipment } = cargo;
    const { incoterm, shipDate, from } = shipment;
    if (last?.incoterm !== incoterm || last.shipDate !== shipDate || last.from !== from) {
      last = { incoterm, shipDate, from };
      chosen = rules.filter(({ surcharge: { when } }) => !when || holdsOnTerms(when, shipment));
      amounts.fill(0);
    }
    const { list } = pieces;
    if (groups.length > 0) {
      const size = groups.length * list.length;
      if (taken.length < size) taken = new Uint8Array(size);
      else taken.fill(0, 0, size);
    }
    if (mask.length < list.length) mask = new Uint8Array(list.length);
    scene ??= { cargo, pieces, weighed, reference, out, amounts, affected: undefined };
    scene.cargo = cargo;
    scene.pieces = pieces;
    scene.weighed = weighed;
    scene.reference = reference;
    scene.out = out;
    for (const rule of chosen) {
      amounts[rule.at] = 0;
      const { test, piece, group } = rule;
      const verdict = test ? test(scene) : true;
      if (verdict === false) continue;
      if (verdict !== true) return verdict;
      scene.affected = piece || group >= 0 ? mask : undefined;
      if (scene.affected && !markAffected(mask, list, weighed, piece, taken, group * list.length)) continue;
      if (rule.surcharge.when?.container && countContainers(rule.surcharge, scene, unit) === 0) continue;
      const problem = rule.needsValue ? checkValue(shipment, currency, reference) : undefined;
      if (problem) return problem;
      if (!hasRates(rule.currency, currency, reference)) {
        out.refusal = { field: "card", code: "no-exchange-rate", given: rule.currency };
        return "no-exchange-rate";
      }
      const own = calculateRule(rule, scene, currency);
      if (own === undefined) return "no-price";
      amounts[rule.at] = own;
      out.total += own;
      if (rule.clearance) out.clearance += own;
    }
    return undefined;
  };
}

/** The bases of a percentage as indices: -1 is freight, -2 the value, -3 duties and taxes, others earlier surcharges. */
function resolveBases(of: readonly string[], before: readonly string[]): number[] {
  return of.flatMap((id) => {
    if (id === "freight") return [-1];
    if (id === "value") return [-2];
    if (id === "duties") return [-3];
    const at = before.indexOf(id);
    return at >= 0 ? [at] : [];
  });
}

/**
 * The amount of a surcharge that applies: rounded, within its minimum and maximum, and converted if it is in another
 * currency than the card's; undefined if there is no price.
 */
function calculateRule(rule: Rule, scene: Scene, currency: string): Minor | undefined {
  const { out, reference } = scene;
  let given: Minor = 0;
  if (!rule.needsValue) {
    sum.reset();
    const divisor = rule.amount.gather(scene, sum);
    if (divisor === undefined) return undefined;
    given = rule.line ? sum.overSteps(divisor, rule.line) : sum.over(divisor);
    if (given < rule.least) given = rule.least;
    if (given > rule.most) given = rule.most;
    if (!out.charges) return convertMoney(given, rule.currency, currency, reference.exchange.rates);
  }
  const { amount, line, currency: own, needsValue, clearance, advance, surcharge } = rule;
  const { minimum, maximum, id, label } = surcharge;
  let formula: Formula = amount.tell(scene);
  if (line) formula = roundFormula(formula, line, own);
  if (minimum !== undefined) formula = { op: "max", parts: [priceNumber(minimum, own), formula] };
  if (maximum !== undefined) formula = { op: "min", parts: [priceNumber(maximum, own), formula] };
  if (needsValue) given = roundToAmount(formula, own);
  const final = convertMoney(given, own, currency, reference.exchange.rates);
  if (final === undefined) return undefined;
  if (own !== currency) formula = exchangeFormula(settleFormula(formula, own), own, currency, reference) ?? formula;
  if (final !== 0 || surcharge.amount.per !== "tier") {
    const fee = clearance && (advance ? "advance" : "clearance");
    out.charges?.push({ code: "surcharge", id, label, formula, amount: final, ...(fee && { fee }) });
  }
  return final;
}

function roundToMinor(price: Micro, currency: string): Minor {
  sum.reset();
  sum.add(price, 1);
  return sum.over(microPerMinor(currency));
}
