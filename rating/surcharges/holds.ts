import type { ReasonCode } from "../answer.ts";
import type { SurchargeCondition } from "../card.ts";
import type { Piece } from "../cargo.ts";
import { holds, type PieceTest } from "../condition.ts";
import type { PostcodeTest } from "../postcode.ts";
import { valueIn, valueProblem } from "../value.ts";
import type { Weighed } from "../weigh.ts";
import type { Scene } from "./scene.ts";

/** Whether a condition's requirements on the whole shipment hold, or the reason why this is unknown. */
export function shipmentHolds(
  when: SurchargeCondition,
  postcodes: PostcodeTest | undefined,
  { cargo, pieces, weighed, reference }: Scene,
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

/** Marks the kinds of piece that a rule applies to, and claims them for its group. Returns whether there are any. */
export function mark(
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
