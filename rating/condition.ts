import type { Piece } from "./cargo.ts";
import type { PieceCondition, PieceMeasure, Threshold } from "./card.ts";
import type { CardLength, CardMass, CardVolume } from "./scale.ts";

/** Sides as a card rounds them, before a volume or a threshold looks at them. */
export type SideRule = { sideStep: CardLength; sideRounding: "up" | "nearest" | "down" };

/** A side rounded as the card says; at least one step. */
export function roundedSide(side: CardLength, { sideStep, sideRounding }: SideRule): CardLength {
  const steps = side / sideStep;
  if (sideRounding === "up") return Math.ceil(steps) * sideStep;
  return Math.max(1, sideRounding === "nearest" ? Math.floor(steps + 0.5) : Math.floor(steps)) * sideStep;
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

export function compilePieceCondition(condition: PieceCondition, rule: SideRule): PieceTest {
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
  return (piece, billable) =>
    test(
      piece.a === 0
        ? piece
        : {
            ...piece,
            a: roundedSide(piece.a, rule),
            b: roundedSide(piece.b, rule),
            c: roundedSide(piece.c, rule),
          },
      billable,
    );
}

function compileThreshold({ of, is, limit }: Threshold<PieceMeasure>): PieceTest {
  const measure = measures[of];
  return (piece, billable) => holds(is, measure(piece, billable), limit);
}

const measures: Readonly<Record<PieceMeasure, (piece: Piece, billable: CardMass) => number>> = {
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

function volumeOf({ a, b, c }: Piece): CardVolume {
  return a * b * c;
}
