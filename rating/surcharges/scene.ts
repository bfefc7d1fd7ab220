import type { ReasonCode } from "../answer.ts";
import type { RateCard, Surcharge, SurchargeCondition } from "../card.ts";
import type { Freight, Pricing } from "../freight/pricing.ts";
import type { ExactSum } from "../money/arithmetic.ts";
import type { Formula } from "../money/formula.ts";
import { checkValue, convertValue } from "../money/exchange.ts";
import type { Reference } from "../reference.ts";
import { type Cargo, holds, type Piece, type Pieces, type PieceTest } from "../shipment/cargo.ts";
import { compilePostcodes } from "../shipment/postcode.ts";
import type { Terms } from "../shipment/shipment.ts";
import { measureShipment } from "../shipment/sizes.ts";
import { type CardUnit, grains, toCardMass } from "../shipment/units.ts";
import type { Weighed } from "../shipment/weigh.ts";

/** What every surcharge of one shipment can refer to. */
export type Scene = {
  cargo: Cargo;
  pieces: Pieces;
  weighed: Weighed;
  reference: Reference;
  out: Pricing;
  /** The amounts of earlier surcharges, in the order of the card. */
  amounts: Float64Array;
  /** For each kind of piece, whether the surcharge applies to it; undefined if it applies to all. */
  affected: Uint8Array | undefined;
};

/** What an amount is prepared from. */
export type Setting = {
  card: RateCard;
  /** Of the amount. */
  currency: string;
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

/** The number of parcels that the surcharge applies to. */
export function countParcels({ pieces: { list, count }, affected }: Scene): number {
  if (!affected) return count;
  let sum = 0;
  for (let at = 0; at < list.length; at += 1) if (affected[at] === 1) sum += list[at]?.quantity ?? 0;
  return sum;
}

/** Whether the entry at an index is charged: a shipment that is priced as one is charged as a whole. */
export function isCounted({ weighed, affected }: Scene, at: number): boolean {
  return weighed.together || !affected || affected[at] === 1;
}

/** The number of containers that a surcharge applies to. */
export function countContainers({ when }: Surcharge, { out }: Scene, unit: CardUnit): number {
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

/** Whether a condition's requirements hold on what all orders of a file have in common. */
export function holdsOnTerms(when: SurchargeCondition, { incoterm, shipDate, from }: Terms): boolean {
  if (when.incoterm && when.incoterm !== incoterm) return false;
  if (when.from && shipDate < when.from) return false;
  if (when.to && shipDate > when.to) return false;
  return !when.origins || when.origins.includes(from);
}

/** Whether a shipment meets a condition, or the reason why this is unknown. */
export type ShipmentTest = (scene: Scene) => boolean | ReasonCode;

/** A condition's other requirements on the whole shipment, a value in the amount's currency; undefined if it has none. */
export function compileShipmentTest(
  { goods, option, without, postcodes, shipment = [] }: SurchargeCondition,
  country: string,
  currency: string,
  unit: CardUnit,
): ShipmentTest | undefined {
  if (!goods && !option && !without && !postcodes && shipment.length === 0) return undefined;
  const lies = postcodes && compilePostcodes(postcodes, country);
  return ({ cargo, reference, pieces, weighed }) => {
    if (goods && !goods.includes(cargo.shipment.goods)) return false;
    if (option && !cargo.options.includes(option)) return false;
    if (without?.some((one) => cargo.options.includes(one))) return false;
    if (lies && !(cargo.postcode.plain !== "" && lies(cargo.postcode))) return false;
    for (const { of, is, limit } of shipment) {
      const problem = of === "value" && checkValue(cargo.shipment, currency, reference);
      if (problem) return problem;
      const value =
        of === "value"
          ? convertValue(currency, cargo.shipment, reference)
          : measureShipment(of, pieces, weighed.total, unit);
      if (value === undefined || !holds(is, value, limit)) return false;
    }
    return true;
  };
}

/** Marks the kinds of piece that a rule applies to, and claims them for its group. Returns whether there are any. */
export function markAffected(
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
