import type { ReasonCode } from "../answer.ts";
import { ExactSum } from "../money/arithmetic.ts";
import { dependsOnValue, type RateCard, type Surcharge } from "../card.ts";
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
import { compilePostcodes, type PostcodeTest } from "../shipment/postcode.ts";
import type { Freight, Pricing } from "../freight/pricing.ts";
import type { Reference } from "../reference.ts";
import { checkValue, convertMoney, hasRates } from "../money/exchange.ts";
import type { Weighed } from "../shipment/weigh.ts";
import { compileAmount } from "./amount.ts";
import { type Amount, countContainers, isShipmentAffected, markAffected, type Scene } from "./scene.ts";

/** Adds the surcharges that apply, in the card's order; returns the reason if one of them cannot be priced. */
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
  /** Index of its group; -1 for none. */
  group: number;
  amount: Amount;
  /** Its minimum and maximum, rounded. */
  least: Minor;
  most: Minor;
  /** The amount depends on the goods' value. */
  needsValue: boolean;
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
    const { when, amount, group, currency: own = currency } = surcharge;
    const base = amount.per === "percent" ? resolveBases(amount.of, ids.slice(0, at)) : [];
    return {
      surcharge,
      postcodes: when?.postcodes && compilePostcodes(when.postcodes, country),
      piece: when?.piece && compilePieceCondition(when.piece, card.weight, unit),
      group: group === undefined ? -1 : groups.indexOf(group),
      amount: compileAmount(surcharge, { card, currency: own, zone, freight, base, ids }),
      least: surcharge.minimum === undefined ? Number.NEGATIVE_INFINITY : roundToMinor(surcharge.minimum, own),
      most: surcharge.maximum === undefined ? Number.POSITIVE_INFINITY : roundToMinor(surcharge.maximum, own),
      needsValue: dependsOnValue(amount),
      advance: base.includes(-3),
    };
  });
  const amounts = new Float64Array(rules.length);
  /** Which kinds of piece a rule of each group has claimed: group × pieces. */
  let taken = new Uint8Array(0);
  let mask = new Uint8Array(8);
  /** Reused for all shipments, to save an allocation for each of thousands of orders. */
  let scene: Scene | undefined;

  return (cargo, pieces, weighed, reference, out) => {
    if (rules.length === 0) return undefined;
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
    for (let at = 0; at < rules.length; at += 1) {
      amounts[at] = 0;
      const rule = rules[at];
      if (!rule) continue;
      const { surcharge, group, piece } = rule;
      const { when } = surcharge;
      if (when) {
        const verdict = isShipmentAffected(when, rule.postcodes, scene, surcharge.currency ?? currency, unit);
        if (verdict === false) continue;
        if (verdict !== true) return verdict;
      }
      scene.affected = piece || group >= 0 ? mask : undefined;
      if (scene.affected && !markAffected(mask, list, weighed, piece, taken, group * list.length)) continue;
      if (when?.container && countContainers(surcharge, scene, unit) === 0) continue;
      const problem = rule.needsValue ? checkValue(cargo.shipment, currency, reference) : undefined;
      if (problem) return problem;
      if (surcharge.currency && !hasRates(surcharge.currency, currency, reference)) {
        out.refusal = { field: "card", code: "no-exchange-rate", given: surcharge.currency };
        return "no-exchange-rate";
      }
      const own = calculateRule(rule, scene, currency);
      if (own === undefined) return "no-price";
      amounts[at] = own;
      out.total += own;
      if (surcharge.clearance) out.clearance += own;
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
function calculateRule(
  { surcharge, amount, advance, needsValue, least, most }: Rule,
  scene: Scene,
  currency: string,
): Minor | undefined {
  const { out, reference } = scene;
  const { minimum, maximum, id, label, round, currency: own = currency } = surcharge;
  const line = round && !round.each ? round : undefined;
  let given: Minor = 0;
  if (!needsValue) {
    sum.reset();
    const divisor = amount.gather(scene, sum);
    if (divisor === undefined) return undefined;
    given = line ? sum.overSteps(divisor, line) : sum.over(divisor);
    if (given < least) given = least;
    if (given > most) given = most;
    if (!out.charges) return convertMoney(given, own, currency, reference.exchange.rates);
  }
  let formula: Formula = amount.tell(scene);
  if (line) formula = roundFormula(formula, line, own);
  if (minimum !== undefined) formula = { op: "max", parts: [priceNumber(minimum, own), formula] };
  if (maximum !== undefined) formula = { op: "min", parts: [priceNumber(maximum, own), formula] };
  if (needsValue) given = roundToAmount(formula, own);
  const final = convertMoney(given, own, currency, reference.exchange.rates);
  if (final === undefined) return undefined;
  if (own !== currency) formula = exchangeFormula(settleFormula(formula, own), own, currency, reference) ?? formula;
  if (final !== 0 || surcharge.amount.per !== "tier") {
    const fee = surcharge.clearance && (advance ? "advance" : "clearance");
    out.charges?.push({ code: "surcharge", id, label, formula, amount: final, ...(fee && { fee }) });
  }
  return final;
}

function roundToMinor(price: Micro, currency: string): Minor {
  sum.reset();
  sum.add(price, 1);
  return sum.over(microPerMinor(currency));
}
