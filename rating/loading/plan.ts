import type { CargoKind, Space } from "./cargo.ts";
import type { Piece } from "./pieces.ts";

/**
 * Like pieces side by side and on each other: `nx` along, `ny` across, `nz` high; each is `dx × dy × dz` as it stands. From
 * one to the next it is `dx` or `dy` and the plan's `gap`.
 */
export type Block = {
  /** Index in the plan's `kinds`, on a pallet in its `pieces`. */
  kind: number;
  /** The corner nearest the front wall, the left wall (seen from the door) and the floor. */
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  dx: number;
  dy: number;
  dz: number;
};

/** What stands in a space. */
export type Load = {
  /** As loaded: from the front wall to the door, and upwards. */
  blocks: readonly Block[];
  /** Pieces of each kind, in the order of `kinds`. */
  counts: readonly number[];
  /** Cubic millimetres of the pieces. */
  volume: number;
  /** Square millimetres of floor that they cover. */
  floor: number;
  mass: number;
};

export type LoadedSpace = Load & {
  space: Space;
  /** How many are loaded like this. */
  count: number;
  /**
   * What kept the rest out: "payload" when no piece outside is light enough, "floor" when nothing stands on anything,
   * else "volume"; "cargo" when nothing was left outside.
   */
  limitedBy: "cargo" | "volume" | "floor" | "payload";
};

/** A pallet as it was loaded; its blocks start at the pallet's deck. */
export type LoadedPallet = Load & {
  count: number;
  /** With the pallet. */
  sides: readonly [number, number, number];
  /** With the pallet. */
  grossMass: number;
};

/** What stands in the containers: pieces of the cargo's rows, or pallets made of them. */
export type PlannedKind = CargoKind & {
  /** Indices in the plan's `pallets`; none for pieces. */
  pallets: readonly number[];
};

export type LoadPlan = {
  ok: true;
  kinds: readonly PlannedKind[];
  /** The kinds of the cargo's own pieces: what blocks on pallets refer to. */
  pieces: readonly CargoKind[];
  /** Pallets that were loaded first. */
  pallets: readonly LoadedPallet[];
  /** In the order of the mix: the largest first. */
  spaces: readonly LoadedSpace[];
  /** Of all spaces, in the money of their prices. */
  price: number;
  /** Whether every cheaper mix is proved too small; if not, a cheaper one may exist that was not found. */
  proven: boolean;
  /** Millimetres between neighbours. */
  gap: number;
  /** Cargo of one kind: how many more would go into the last space, and where. */
  room?: { kind: number; count: number; places: readonly Piece[] };
  /** Steps of work that were counted: those of the first plan too, which is not cut short by them. */
  steps: number;
};

/** A piece that goes into none of the spaces. */
export type Misfit = {
  piece: CargoKind;
  /** For each space what stops it: millimetres, or grams for "mass". */
  stopped: readonly { space: string; by: "length" | "width" | "height" | "mass"; given: number; limit: number }[];
  /** Known containers that would take it. */
  fitsIn: readonly string[];
};

export type LoadRefusal = { ok: false } & (
  | { code: "no-cargo" | "no-space" }
  /** A side, mass or quantity that is not whole, not above nothing or past the limit. */
  | { code: "bad-row"; row: number; field: "sides" | "mass" | "quantity" | "maxOnTop"; limit: number }
  | { code: "bad-space"; space: string }
  | { code: "too-many-kinds" | "too-many-pieces" | "too-many-spaces"; given: number; limit: number }
  | { code: "does-not-fit"; pieces: readonly Misfit[] }
);
