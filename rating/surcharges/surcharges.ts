import type { ReasonCode } from "../answer.ts";
import { ExactSum } from "../arithmetic.ts";
import type { RateCard, Surcharge } from "../card.ts";
import type { Cargo, Pieces } from "../cargo.ts";
import { compilePieceCondition, type PieceTest } from "../condition.ts";
import { amountOf, type Formula } from "../formula.ts";
import type { Freight } from "../freight/by-band.ts";
import { type Micro, microPerMinor, type Minor } from "../money.ts";
import { compilePostcodes, type PostcodeTest } from "../postcode.ts";
import type { Pricing } from "../pricing.ts";
import type { Reference } from "../reference.ts";
import { valueProblem } from "../value.ts";
import type { Weighed } from "../weigh.ts";
import { priceNumber } from "../words.ts";
import { type Amount, compileAmount } from "./amount.ts";
import { containersOf } from "./containers.ts";
import { mark, shipmentHolds } from "./holds.ts";
import type { Scene } from "./scene.ts";

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
  const rules = possible.map((surcharge, own): Rule => {
    const { when, amount, group } = surcharge;
    const base = amount.per === "percent" ? basesOf(amount.of, ids.slice(0, own)) : [];
    return {
      surcharge,
      postcodes: when?.postcodes && compilePostcodes(when.postcodes, country),
      piece: when?.piece && compilePieceCondition(when.piece, card.weight, unit),
      group: group === undefined ? -1 : groups.indexOf(group),
      amount: compileAmount(surcharge, { card, zone, freight, base, ids }),
      least: surcharge.minimum === undefined ? Number.NEGATIVE_INFINITY : rounded(surcharge.minimum, currency),
      most: surcharge.maximum === undefined ? Number.POSITIVE_INFINITY : rounded(surcharge.maximum, currency),
      needsValue: amount.per === "value" || base.includes(-2),
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
        const verdict = shipmentHolds(when, rule.postcodes, scene, currency);
        if (verdict === false) continue;
        if (verdict !== true) return verdict;
      }
      scene.affected = piece || group >= 0 ? mask : undefined;
      if (scene.affected && !mark(mask, list, weighed, piece, taken, group * list.length)) continue;
      if (when?.container && containersOf(surcharge, scene, unit) === 0) continue;
      const problem = rule.needsValue ? valueProblem(cargo.shipment, currency, reference) : undefined;
      if (problem) return problem;
      const own = amountOfRule(rule, scene, currency);
      if (own === undefined) return "no-price";
      amounts[at] = own;
      out.total += own;
    }
    return undefined;
  };
}

/** The bases of a percentage as indices: -1 is freight, -2 the value, others earlier surcharges. */
function basesOf(of: readonly string[], before: readonly string[]): number[] {
  return of.flatMap((id) => {
    if (id === "freight") return [-1];
    if (id === "value") return [-2];
    const at = before.indexOf(id);
    return at >= 0 ? [at] : [];
  });
}

/** The amount of a surcharge that applies, within its minimum and maximum; undefined if there is no price. */
function amountOfRule(
  { surcharge, amount, needsValue, least, most }: Rule,
  scene: Scene,
  currency: string,
): Minor | undefined {
  const { out } = scene;
  let own: Minor = 0;
  if (!needsValue) {
    sum.reset();
    const divisor = amount.gather(scene, sum);
    if (divisor === undefined) return undefined;
    own = sum.over(divisor);
    if (own < least) own = least;
    if (own > most) own = most;
    if (!out.charges) return own;
  }
  const { minimum, maximum, id, label } = surcharge;
  let formula: Formula = amount.tell(scene);
  if (minimum !== undefined) formula = { op: "max", parts: [priceNumber(minimum, currency), formula] };
  if (maximum !== undefined) formula = { op: "min", parts: [priceNumber(maximum, currency), formula] };
  if (needsValue) own = amountOf(formula, currency);
  if (own !== 0 || surcharge.amount.per !== "tier")
    out.charges?.push({ code: "surcharge", id, label, formula, amount: own });
  return own;
}

function rounded(price: Micro, currency: string): Minor {
  sum.reset();
  sum.add(price, 1);
  return sum.over(microPerMinor(currency));
}
