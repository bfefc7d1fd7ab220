import type { CargoKind, Space } from "./cargo.ts";

/** A single piece in its place, as it stands. */
export type Piece = {
  /** Index in the plan's `kinds`, or for blocks on a pallet in its `pieces`. */
  kind: number;
  /** The corner nearest the front wall, the right wall (as who looks in at the door has it) and the floor. */
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
};

/**
 * Identical pieces side by side and stacked: `nx` along, `ny` across, `nz` high, from the corner of the first.
 * The distance from one to the next is `dx` or `dy` plus the plan's `gap`.
 */
export type Block = Piece & { nx: number; ny: number; nz: number };

/** What is loaded in a space. */
export type Load = {
  /** In loading order: from the front wall to the door, and from the bottom up. */
  blocks: readonly Block[];
  /** Pieces of each kind, in the order of `kinds`. */
  counts: readonly number[];
  /** Cubic millimetres of the pieces. */
  volume: number;
  /** Floor area that they cover, in square millimetres. */
  floor: number;
  mass: number;
};

/** A space of the mix with its load, used `count` times. */
export type Filled = { space: number; load: Load; count: number };

export type LoadedSpace = Load & {
  space: Space;
  /** How many spaces are loaded like this. */
  count: number;
};

/** A loaded pallet; its blocks start at the pallet's deck. */
export type LoadedPallet = Load & {
  count: number;
  /** Including the pallet. */
  sides: readonly [number, number, number];
  /** Including the pallet. */
  grossMass: number;
};

/** What is put into the containers: pieces of the cargo's rows, or pallets made of them. */
export type PlannedKind = CargoKind & {
  /** Indices in the plan's `pallets`; none for pieces. */
  pallets: readonly number[];
};

export type LoadPlan = {
  ok: true;
  kinds: readonly PlannedKind[];
  /** The kinds of the cargo's own pieces, to which blocks on pallets refer. */
  pieces: readonly CargoKind[];
  /** Pallets loaded first. */
  pallets: readonly LoadedPallet[];
  /** In the order of the mix, largest first. */
  spaces: readonly LoadedSpace[];
  /** Of all spaces together, in the unit of their prices. */
  price: number;
  /** Whether every cheaper mix is proven too small; otherwise there may be a cheaper one that was not found. */
  proven: boolean;
  /** Millimetres between neighbours. */
  gap: number;
  /** For cargo of one kind: how many more pieces would fit into the last space, and where. */
  room?: { count: number; places: readonly Piece[] };
  /** Steps of work counted, including the first plan's, which the limit does not cut short. */
  steps: number;
};

/** A piece that fits into none of the spaces. */
export type Misfit = {
  piece: CargoKind;
  /** For each space, what stops it: millimetres, or grams for "mass". */
  stopped: readonly { space: string; by: "length" | "width" | "height" | "mass"; given: number; limit: number }[];
  /** Standard containers that would hold it. */
  fitsIn: readonly string[];
};

export type LoadRefusal = { ok: false } & (
  | { code: "no-cargo" | "no-space" }
  /** A side, mass or quantity that is not a whole number, not positive, or above the limit. */
  | { code: "bad-row"; row: number; field: "sides" | "mass" | "quantity" | "maxOnTop"; limit: number }
  | { code: "bad-space"; space: string }
  | { code: "too-many-kinds" | "too-many-pieces" | "too-many-spaces"; given: number; limit: number }
  | { code: "does-not-fit"; pieces: readonly Misfit[] }
);

/** Every piece of the blocks, in loading order; `gap` is the plan's. For drawing and numbering. */
export function expandBlocks(blocks: readonly Block[], gap: number): Piece[] {
  return blocks.flatMap(({ kind, x, y, z, nx, ny, nz, dx, dy, dz }) =>
    Array.from({ length: nx * ny * nz }, (_, index) => ({
      kind,
      x: x + Math.floor(index / (ny * nz)) * (dx + gap),
      y: y + (Math.floor(index / nz) % ny) * (dy + gap),
      z: z + (index % nz) * dz,
      dx,
      dy,
      dz,
    })),
  );
}

export function countPieces({ nx, ny, nz }: Block): number {
  return nx * ny * nz;
}
