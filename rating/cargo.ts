import type { Reason } from "./answer.ts";
import type { ShipmentOption } from "./card.ts";
import { type Length, length } from "./length.ts";
import { type Mass, mass } from "./mass.ts";
import { type Postcode, readPostcode } from "./postcode.ts";
import { type CardLength, type CardMass, type CardUnit, toCardLength, toCardMass } from "./scale.ts";
import type { Parcel, Shipment } from "./shipment.ts";

/** Identical parcels in a card's units; sides longest first, all 0 if none are given. */
export type Piece = { quantity: number; mass: CardMass; a: CardLength; b: CardLength; c: CardLength; parcel: Parcel };

export type Pieces = {
  list: readonly Piece[];
  /** Number of parcels. */
  count: number;
  mass: CardMass;
  /** Whether every piece has its sides. */
  sized: boolean;
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
    this.impossible = impossibleReason(shipment);
  }

  /** Identical rows merged, in the order of their first. */
  get parcels(): readonly Parcel[] {
    this.#parcels ??= merged(this.shipment.parcels);
    return this.#parcels;
  }

  in(unit: CardUnit): Pieces {
    if (unit === "kg") {
      this.#metric ??= piecesOf(this.parcels, unit);
      return this.#metric;
    }
    this.#imperial ??= piecesOf(this.parcels, unit);
    return this.#imperial;
  }

  get postcode(): Postcode {
    this.#postcode ??= readPostcode(this.shipment.postcode ?? "", this.shipment.to);
    return this.#postcode;
  }
}

function merged(parcels: readonly Parcel[]): readonly Parcel[] {
  if (parcels.length < 2) return parcels;
  return rowsAlike(parcels).flatMap((rows) => {
    const own = rows.flatMap((row) => parcels[row] ?? []);
    return own[0] ? [{ ...own[0], quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
}

/** Groups the numbers of identical rows, in order of first appearance: a loading plan's `rows` count these groups. */
export function rowsAlike(parcels: readonly Parcel[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [row, parcel] of parcels.entries()) {
    const looks = looksOf(parcel);
    const known = groups.get(looks);
    if (known) known.push(row);
    else groups.set(looks, [row]);
  }
  return [...groups.values()];
}

/** What makes parcels identical; the height of an upright one is not interchangeable with another side. */
function looksOf({ mass, sides, upright, unstackable }: Parcel): string {
  const sorted = sides ? [...sides].sort((x, y) => y - x).join() : "";
  return `${mass} ${sorted} ${upright ? sides?.[2] : ""} ${unstackable === true}`;
}

function piecesOf(parcels: readonly Parcel[], unit: CardUnit): Pieces {
  const pieces: { list: Piece[]; count: number; mass: CardMass; sized: boolean } = {
    list: [],
    count: 0,
    mass: 0,
    sized: true,
  };
  for (const parcel of parcels) {
    const { quantity, mass, sides } = parcel;
    const piece: Piece = { quantity, mass: cardMassOf(mass, unit), a: 0, b: 0, c: 0, parcel };
    if (sides) {
      const x = toCardLength(sides[0], unit);
      const y = toCardLength(sides[1], unit);
      const z = toCardLength(sides[2], unit);
      piece.a = Math.max(x, y, z);
      piece.c = Math.min(x, y, z);
      piece.b = x + y + z - piece.a - piece.c;
    } else pieces.sized = false;
    pieces.list.push(piece);
    pieces.count += quantity;
    pieces.mass += quantity * piece.mass;
  }
  return pieces;
}

/** At least one: a parcel lighter than the card's smallest unit must not weigh nothing. */
function cardMassOf(mass: Mass, unit: CardUnit): CardMass {
  return Math.max(1, toCardMass(mass, unit));
}

const most = { mass: mass(1000, "t"), side: length(100, "m"), quantity: 1_000_000, value: 1e13 };

/** Refuses figures beyond which arithmetic would no longer be exact. */
function impossibleReason({ parcels, value, currency }: Shipment): Reason | undefined {
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
