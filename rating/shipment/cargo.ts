import type { Reason } from "../answer.ts";
import type { PieceCondition, PieceMeasure, ShipmentOption, Threshold } from "../card.ts";
import { type Postcode, readPostcode } from "./postcode.ts";
import { groupRowsAlike } from "./rows-alike.ts";
import type { Parcel, Shipment } from "./shipment.ts";
import {
  type CardLength,
  type CardMass,
  type CardUnit,
  type CardVolume,
  cubeOf,
  type Length,
  type Mass,
  massPerUnit,
  toCardLength,
  toCardMass,
  toLength,
  toMass,
} from "./units.ts";

/** Identical parcels in a card's units; sides longest first, all 0 if none are given. */
export type Piece = { quantity: number; mass: CardMass; a: CardLength; b: CardLength; c: CardLength; parcel: Parcel };

export type Pieces = {
  list: readonly Piece[];
  /** Number of parcels. */
  count: number;
  mass: CardMass;
  /** Whether every piece has its sides. */
  sized: boolean;
  /** As given, not merged: the floor that a piece takes depends on which of its sides is the height. */
  rows: readonly Parcel[];
};

const noOptions: readonly ShipmentOption[] = [];

/** A shipment prepared for all cards: identical pieces are merged, and converted once per system of units. */
export class Cargo {
  readonly shipment: Shipment;
  readonly options: readonly ShipmentOption[];
  /** Why no card can price it. */
  readonly impossible: Reason | undefined;
  #parcels: readonly Parcel[] | undefined;
  #metric: Pieces | undefined;
  #imperial: Pieces | undefined;
  #postcode: Postcode | undefined;

  constructor(shipment: Shipment) {
    this.shipment = shipment;
    this.options = shipment.options ?? noOptions;
    this.impossible = findImpossible(shipment);
  }

  /** Identical rows merged, in the order of their first. */
  get parcels(): readonly Parcel[] {
    this.#parcels ??= mergeParcels(this.shipment.parcels);
    return this.#parcels;
  }

  in(unit: CardUnit): Pieces {
    if (unit === "kg") {
      this.#metric ??= collectPieces(this.parcels, this.shipment.parcels, unit);
      return this.#metric;
    }
    this.#imperial ??= collectPieces(this.parcels, this.shipment.parcels, unit);
    return this.#imperial;
  }

  get postcode(): Postcode {
    this.#postcode ??= readPostcode(this.shipment.postcode ?? "", this.shipment.to);
    return this.#postcode;
  }
}

function mergeParcels(parcels: readonly Parcel[]): readonly Parcel[] {
  if (parcels.length < 2) return parcels;
  return groupRowsAlike(parcels).flatMap((rows) => {
    const own = rows.flatMap((row) => parcels[row] ?? []);
    return own[0] ? [{ ...own[0], quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
}

function collectPieces(parcels: readonly Parcel[], rows: readonly Parcel[], unit: CardUnit): Pieces {
  const list: Piece[] = [];
  const pieces = { list, count: 0, mass: 0, sized: true, rows };
  for (const parcel of parcels) {
    const { quantity, mass, sides } = parcel;
    const piece: Piece = { quantity, mass: convertToCardMass(mass, unit), a: 0, b: 0, c: 0, parcel };
    if (sides) {
      const x = toCardLength(sides[0], unit);
      const y = toCardLength(sides[1], unit);
      const z = toCardLength(sides[2], unit);
      piece.a = Math.max(x, y, z);
      piece.c = Math.min(x, y, z);
      piece.b = x + y + z - piece.a - piece.c;
    } else pieces.sized = false;
    list.push(piece);
    pieces.count += quantity;
    pieces.mass += quantity * piece.mass;
  }
  return pieces;
}

/** At least one: a parcel lighter than the card's smallest unit must not weigh nothing. */
function convertToCardMass(mass: Mass, unit: CardUnit): CardMass {
  return Math.max(1, toCardMass(mass, unit));
}

const most = { mass: toMass(1000, "t"), side: toLength(100, "m"), quantity: 1_000_000, value: 1e13 };

/** Refuses figures beyond which arithmetic would no longer be exact. */
function findImpossible({ parcels, value, currency }: Shipment): Reason | undefined {
  let count = 0;
  let total = 0;
  let whole = true;
  for (const parcel of parcels) {
    count += parcel.quantity;
    total += parcel.quantity * parcel.mass;
    if (!isCount(parcel.quantity)) whole = false;
    if (parcel.sides && !(isSide(parcel.sides[0]) && isSide(parcel.sides[1]) && isSide(parcel.sides[2])))
      return { field: "sides", code: "side-too-long", given: Math.max(...parcel.sides), limit: most.side };
    if (!(parcel.mass > 0)) return { field: "weight", code: "parcel-too-light", given: parcel.mass, limit: 1 };
  }
  if (!(count >= 1 && count <= most.quantity && whole))
    return { field: "quantity", code: "too-many-parcels", given: count, limit: most.quantity };
  if (value !== undefined && !(Number.isInteger(value) && value >= 0)) return { field: "value", code: "value-needed" };
  if (value !== undefined && value > most.value)
    return { field: "value", code: "value-too-high", given: value, limit: most.value, currency };
  return total <= most.mass
    ? undefined
    : { field: "weight", code: "shipment-too-heavy", given: total, limit: most.mass };
}

function isSide(side: Length): boolean {
  return side > 0 && side <= most.side;
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1;
}

/** How a card rounds sides before a volume or a threshold is calculated from them. */
export type SideRule = { sideStep: CardLength; sideRounding: "up" | "nearest" | "down"; divisor?: number };

/** A side rounded by the card's rule; at least one step. */
export function roundSide(side: CardLength, { sideStep, sideRounding }: SideRule): CardLength {
  const steps = side / sideStep;
  if (sideRounding === "up") return Math.ceil(steps) * sideStep;
  return Math.max(1, sideRounding === "nearest" ? Math.floor(steps + 0.5) : Math.floor(steps)) * sideStep;
}

/** A piece with its sides rounded that way. */
export function roundPiece(piece: Piece, rule: SideRule): Piece {
  if (piece.a === 0) return piece;
  return { ...piece, a: roundSide(piece.a, rule), b: roundSide(piece.b, rule), c: roundSide(piece.c, rule) };
}

/** How high a piece stands: its third side where it stays upright, else the shortest, on which it can be laid. */
export function measureHeight({ c, parcel: { sides, upright } }: Piece, unit: CardUnit): CardLength {
  return upright && sides ? toCardLength(sides[2], unit) : c;
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
  return (piece, billable) => test(roundPiece(piece, rule), billable);
}

function compileMeasure({ of, is, limit }: Threshold<PieceMeasure>, rule: SideRule, unit: CardUnit): PieceTest {
  if (of === "ratio") return compileRatio(is, limit, rule, unit);
  if (of === "density")
    return (piece) => {
      const density = measureDensity(piece.mass, measureVolume(piece), unit);
      return density !== undefined && holds(is, density, limit);
    };
  if (of === "base-length" || of === "base-width") {
    const choose = of === "base-length" ? Math.max : Math.min;
    return ({ parcel: { sides } }) => holds(is, sides ? toCardLength(choose(sides[0], sides[1]), unit) : 0, limit);
  }
  const measure = measures[of];
  return (piece, billable) => holds(is, measure(piece, billable), limit);
}

/** Compares volumetric with actual weight exactly: parcels often lie right on a threshold such as "twice". */
function compileRatio(is: Threshold<unknown>["is"], limit: number, rule: SideRule, unit: CardUnit): PieceTest {
  const share = BigInt(Math.round(limit));
  const perMass = BigInt(Math.round((rule.divisor ?? 0) * 1e6)) * BigInt(cubeOf[unit].parts) ** 3n;
  return ({ a, b, c, mass }) => {
    const volume = BigInt(roundSide(a, rule)) * BigInt(roundSide(b, rule)) * BigInt(roundSide(c, rule));
    // volume ÷ divisor against mass × share (in millionths of a percent), with all divisions multiplied out
    const left = volume * BigInt(massPerUnit) * 100_000_000_000_000n;
    const right = share * perMass * BigInt(mass);
    return a > 0 && holds(is, left > right ? 1 : left < right ? -1 : 0, 0);
  };
}

const measures: Readonly<
  Record<
    Exclude<PieceMeasure, "ratio" | "density" | "base-length" | "base-width">,
    (piece: Piece, billable: CardMass) => number
  >
> = {
  mass: ({ mass }) => mass,
  billable: (_, billable) => billable,
  side: ({ a }) => a,
  "second-side": ({ b }) => b,
  "third-side": ({ c }) => c,
  girth: measureGirth,
  "side-sum": ({ a, b, c }) => a + b + c,
  volume: measureVolume,
  "longest-and-shortest": ({ a, c }) => a + c,
};

/** Mass by volume in millionths of a kilogram a cubic metre (a pound a cubic foot); undefined without sides. */
export function measureDensity(mass: CardMass, volume: CardVolume, unit: CardUnit): number | undefined {
  // rounded, since a density on its threshold must not miss it by the noise of a division
  return volume > 0 ? Math.round((mass * densityCube[unit]) / volume) : undefined;
}

/** Card volumes of a cubic metre, of a cubic foot. */
export const densityCube: Readonly<Record<CardUnit, number>> = {
  kg: (100 * cubeOf.kg.parts) ** 3,
  lb: (12 * cubeOf.lb.parts) ** 3,
};

export function sumVolume({ list }: Pieces): CardVolume {
  let volume = 0;
  for (const { a, b, c, quantity } of list) volume += a * b * c * quantity;
  return volume;
}

/** Length + 2 × (width + height). */
export function measureGirth({ a, b, c }: Piece): CardLength {
  return a + 2 * (b + c);
}

export function measureVolume({ a, b, c }: Piece): CardVolume {
  return a * b * c;
}
