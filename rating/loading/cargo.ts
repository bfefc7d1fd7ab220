/** Lengths are whole millimetres, masses whole grams, prices whole numbers in any one unit of money. */

/** A row of identical pieces. */
export type CargoRow = {
  /** Length, width, height. Which side is the height matters only if the piece must stay upright. */
  sides: readonly [number, number, number];
  /** Of one piece. */
  mass: number;
  quantity: number;
  /** It may only be turned about its vertical axis: unit loads on pallets, "this way up". */
  upright: boolean;
  /** Whether anything may stand on it. It may itself stand on others either way. */
  stackable: boolean;
  /** What one piece can bear on its whole top, spread evenly; without a limit if absent. */
  maxOnTop?: number;
  /** No goods but a space of this name, hired whole. */
  hired?: string | undefined;
  /** Already a pallet or another unit load, so it is not put on a pallet again. */
  unitLoad?: boolean;
};

/** Identical pieces of all rows together. */
export type CargoKind = CargoRow & {
  /** Numbers of the rows that it was made from, starting at 0. */
  rows: readonly number[];
};

/** Something to load into: a container with its door, or a pallet. */
export type Space = {
  name: string;
  length: number;
  width: number;
  height: number;
  door: { width: number; height: number };
  payload: number;
  /** Per space. */
  price: number;
};

/**
 * Identical rows become one kind, and kinds are put in a fixed order, so that a plan depends neither on the order of
 * rows nor on how one is split.
 */
export function mergeKinds(rows: readonly CargoRow[]): CargoKind[] {
  const byLooks = new Map<string, CargoKind>();
  for (const [index, row] of rows.entries()) {
    if (row.quantity === 0) continue;
    const sides = sortSides(row);
    // Ignore a weight limit on a piece that is not stackable; a limit of zero means that nothing may stand on it.
    const stackable = row.stackable && row.maxOnTop !== 0;
    const maxOnTop = stackable ? row.maxOnTop : undefined;
    const looks = [...sides, row.mass, row.upright, stackable, maxOnTop, row.unitLoad === true].join();
    const known = byLooks.get(looks);
    byLooks.set(looks, {
      sides,
      mass: row.mass,
      quantity: row.quantity + (known?.quantity ?? 0),
      upright: row.upright,
      stackable,
      ...(maxOnTop !== undefined && { maxOnTop }),
      ...(row.unitLoad && { unitLoad: true }),
      rows: [...(known?.rows ?? []), index],
    });
  }
  return [...byLooks]
    .sort(([a, one], [b, other]) => measureVolume(other) - measureVolume(one) || (a < b ? -1 : 1))
    .map(([, kind]) => kind);
}

function sortSides({ sides: [length, width, height], upright }: CargoRow): readonly [number, number, number] {
  if (upright) return [Math.max(length, width), Math.min(length, width), height];
  const [a = 0, b = 0, c = 0] = [length, width, height].sort((one, other) => other - one);
  return [a, b, c];
}

/** Cubic millimetres of one piece. */
export function measureVolume({ sides: [length, width, height] }: Pick<CargoRow, "sides">): number {
  return length * width * height;
}

/** Cubic millimetres inside a space. */
export function measureSpace({ length, width, height }: Pick<Space, "length" | "width" | "height">): number {
  return length * width * height;
}

/** Compares lists of numbers item by item; negative if `one` comes first. */
export function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
