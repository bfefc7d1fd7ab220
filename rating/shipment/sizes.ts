import type { PieceCondition, Size, WeighedMeasure, WeightRule } from "../card.ts";
import {
  compilePieceCondition,
  densityCube,
  holds,
  measureDensity,
  type Piece,
  type Pieces,
  sumVolume,
} from "./cargo.ts";
import { type CardMass, type CardUnit, massPerUnit } from "./units.ts";

/** Finds which of a card's sizes something is: the index of the first whose condition holds, or one of those below. */
export type SizeFinder = {
  /** `billable`: the weight that counts, before packaging, minimum and rounding. */
  findOfPiece: (piece: Piece, billable: CardMass) => number;
  /** `billables`: of each kind of piece; `total`: of the shipment. */
  findOfShipment: (pieces: Pieces, billables: readonly CardMass[], total: CardMass) => number;
};

export const noSize = -1;
/** The sides decide it, and are not given. */
export const sidesUnknown = -2;

/** Prepares the sizes of a card. */
export function compileSizes(sizes: readonly Size[], rule: WeightRule, unit: CardUnit): SizeFinder {
  const tests = sizes.map(({ when, shipment = [] }) => ({
    piece: when ? compilePieceCondition(when, rule, unit) : () => true,
    shipment,
    bySides:
      (when !== undefined && needsSides(when)) ||
      shipment.some(({ of }) => of === "total-density" || of === "total-volume"),
  }));
  return {
    findOfPiece: (piece, billable) => {
      for (let at = 0; at < tests.length; at += 1) {
        const test = tests[at];
        if (test?.bySides && piece.a === 0) return sidesUnknown;
        if (test?.piece(piece, billable)) return at;
      }
      return noSize;
    },
    findOfShipment: (pieces, billables, total) => {
      for (let at = 0; at < tests.length; at += 1) {
        const test = tests[at];
        if (!test) continue;
        if (test.bySides && !pieces.sized) return sidesUnknown;
        const holdsAll = test.shipment.every(({ of, is, limit }) => {
          const value = measureShipment(of, pieces, total, unit);
          return value !== undefined && holds(is, value, limit);
        });
        if (holdsAll && pieces.list.every((piece, own) => test.piece(piece, billables[own] ?? 0))) return at;
      }
      return noSize;
    },
  };
}

function needsSides({ all, any = [] }: PieceCondition): boolean {
  return [all, ...any].flat().some(({ of }) => of !== "mass" && of !== "billable");
}

/** What a shipment measures; undefined if that needs sides which are not given. `total`: its billable weight. */
export function measureShipment(
  of: WeighedMeasure,
  pieces: Pieces,
  total: CardMass,
  unit: CardUnit,
): number | undefined {
  switch (of) {
    case "total-mass":
      return pieces.mass;
    case "total-billable":
      return total;
    case "parcels":
      return pieces.count;
    case "total-volume":
      return pieces.sized ? Math.round((sumVolume(pieces) / densityCube[unit]) * massPerUnit) : undefined;
    case "total-density":
      return pieces.sized ? measureDensity(pieces.mass, sumVolume(pieces), unit) : undefined;
  }
}
