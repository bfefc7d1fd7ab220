import type { Piece } from "./cargo.ts";
import type { PieceCondition, PieceMeasure, Threshold } from "./card.ts";
import { type CardLength, type CardMass, type CardUnit, type CardVolume, cubeOf, massPerUnit } from "./scale.ts";

/** How a card rounds sides before a volume or a threshold is calculated from them. */
export type SideRule = { sideStep: CardLength; sideRounding: "up" | "nearest" | "down"; divisor?: number };

/** A side rounded by the card's rule; at least one step. */
export function roundedSide(side: CardLength, { sideStep, sideRounding }: SideRule): CardLength {
  const steps = side / sideStep;
  if (sideRounding === "up") return Math.ceil(steps) * sideStep;
  return Math.max(1, sideRounding === "nearest" ? Math.floor(steps + 0.5) : Math.floor(steps)) * sideStep;
}

/** A piece with its sides rounded that way. */
export function roundedPiece(piece: Piece, rule: SideRule): Piece {
  if (piece.a === 0) return piece;
  return { ...piece, a: roundedSide(piece.a, rule), b: roundedSide(piece.b, rule), c: roundedSide(piece.c, rule) };
}

export function holds(is: Threshold<unknown>["is"], value: number, limit: number): boolean {
  switch (is) {
    case "over":
      return value > limit;
    case "from":
      return value >= limit;
    case "up-to":
      return value <= limit;
    case "under":
      return value < limit;
  }
}

export type PieceTest = (piece: Piece, billable: CardMass) => boolean;

export function compilePieceCondition(condition: PieceCondition, rule: SideRule, unit: CardUnit): PieceTest {
  const compileThreshold = (threshold: Threshold<PieceMeasure>) => compileMeasure(threshold, rule, unit);
  const all = condition.all.map(compileThreshold);
  const any = condition.any?.map((list) => list.map(compileThreshold));
  const [only] = all;
  const test: PieceTest =
    only && all.length === 1 && !any
      ? only
      : (piece, billable) =>
          all.every((each) => each(piece, billable)) &&
          (!any || any.some((list) => list.every((each) => each(piece, billable))));
  if (!condition.roundedSides) return test;
  return (piece, billable) => test(roundedPiece(piece, rule), billable);
}

function compileMeasure({ of, is, limit }: Threshold<PieceMeasure>, rule: SideRule, unit: CardUnit): PieceTest {
  if (of === "ratio") return ratioTest(is, limit, rule, unit);
  const measure = measures[of];
  return (piece, billable) => holds(is, measure(piece, billable), limit);
}

/** Compares volumetric with actual weight exactly: parcels often lie right on a threshold such as "twice". */
function ratioTest(is: Threshold<unknown>["is"], limit: number, rule: SideRule, unit: CardUnit): PieceTest {
  const share = BigInt(Math.round(limit));
  const perMass = BigInt(Math.round((rule.divisor ?? 0) * 1e6)) * BigInt(cubeOf[unit].parts) ** 3n;
  return ({ a, b, c, mass }) => {
    const volume = BigInt(roundedSide(a, rule)) * BigInt(roundedSide(b, rule)) * BigInt(roundedSide(c, rule));
    // volume ÷ divisor against mass × share (in millionths of a percent), with all divisions multiplied out
    const left = volume * BigInt(massPerUnit) * 100_000_000_000_000n;
    const right = share * perMass * BigInt(mass);
    return a > 0 && holds(is, left > right ? 1 : left < right ? -1 : 0, 0);
  };
}

const measures: Readonly<Record<Exclude<PieceMeasure, "ratio">, (piece: Piece, billable: CardMass) => number>> = {
  mass: ({ mass }) => mass,
  billable: (_, billable) => billable,
  side: ({ a }) => a,
  "second-side": ({ b }) => b,
  "third-side": ({ c }) => c,
  girth: girthOf,
  "side-sum": ({ a, b, c }) => a + b + c,
  volume: volumeOf,
};

/** Length + 2 × (width + height). */
export function girthOf({ a, b, c }: Piece): CardLength {
  return a + 2 * (b + c);
}

export function volumeOf({ a, b, c }: Piece): CardVolume {
  return a * b * c;
}
