/** Lengths are whole millimetres, masses whole grams, prices whole numbers of any one unit of money. */

/** A row of like pieces. */
export type CargoRow = {
  /** Length, width, height. The height counts where the piece stays upright. */
  sides: readonly [number, number, number];
  /** Of one piece. */
  mass: number;
  quantity: number;
  /** It may turn about its upright axis alone: unit loads on pallets, "this way up". */
  upright: boolean;
  /** Whether anything may stand on it. It may itself stand on others either way. */
  stackable: boolean;
  /** What one piece bears on its whole top, spread evenly. Without it: as much as is put there. */
  maxOnTop?: number;
  /** A pallet or another unit load already: it is not put on a pallet again. */
  unitLoad?: boolean;
};

/** Like pieces of all rows together. */
export type CargoKind = CargoRow & {
  /** Numbers of the rows it was made of, from 0. */
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
  /** Of one of them. */
  price: number;
};

/**
 * Like rows become one kind, and kinds stand in an order of their own, so that neither the order of rows nor the
 * splitting of one changes a plan.
 */
export function kindsOf(rows: readonly CargoRow[]): CargoKind[] {
  const byLooks = new Map<string, CargoKind>();
  for (const [index, row] of rows.entries()) {
    if (row.quantity === 0) continue;
    const sides = settled(row);
    // A limit that nothing in this shipment can exceed is dropped; a limit of zero means that nothing is stacked on it.
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
    .sort(([a, one], [b, other]) => volumeOf(other) - volumeOf(one) || (a < b ? -1 : 1))
    .map(([, kind]) => kind);
}

function settled({ sides: [length, width, height], upright }: CargoRow): readonly [number, number, number] {
  if (upright) return [Math.max(length, width), Math.min(length, width), height];
  const [a = 0, b = 0, c = 0] = [length, width, height].sort((one, other) => other - one);
  return [a, b, c];
}

/** Cubic millimetres of one piece. */
export function volumeOf({ sides: [length, width, height] }: Pick<CargoRow, "sides">): number {
  return length * width * height;
}
