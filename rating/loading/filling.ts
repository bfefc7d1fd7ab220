import { type CargoKind, measureVolume, type Space } from "./cargo.ts";
import { type Block, type Load, countPieces } from "./plan.ts";

/** A free rectangle at height `z`, on the floor or fully supported by pieces; free up to the roof. */
export type Area = {
  x: number;
  y: number;
  z: number;
  length: number;
  width: number;
  /** What its surface can bear, in grams per square millimetre. */
  bearing: number;
};

/** A space while it is being filled. */
export class Filling {
  areas: Area[];
  /** Pieces of each kind not loaded yet. */
  readonly left: number[];
  readonly #blocks: Block[] = [];
  readonly #counts: number[];
  #mass = 0;
  readonly space: Space;
  readonly kinds: readonly CargoKind[];
  readonly #gap: number;
  /** Whether tops of equal height are joined into one surface. */
  readonly #join: boolean;

  /** `gap` millimetres stay free between neighbours: bases passed in are larger than their pieces by that much. */
  constructor(space: Space, kinds: readonly CargoKind[], counts: readonly number[], gap: number, join: boolean) {
    this.space = space;
    this.kinds = kinds;
    this.left = [...counts];
    this.#gap = gap;
    this.#join = join;
    this.#counts = counts.map(() => 0);
    const [length, width] = [space.length + gap, space.width + gap];
    this.areas = [{ x: 0, y: 0, z: 0, length, width, bearing: Number.POSITIVE_INFINITY }];
  }

  /** Returns areas that were set aside, minus what has been placed on them since. */
  free(areas: readonly Area[]): void {
    let all = [...areas];
    for (const { x, y, z, nx, ny, dx, dy } of this.#blocks)
      all = cutOut(all, { x, y, z, length: nx * (dx + this.#gap), width: ny * (dy + this.#gap) });
    this.areas = [...this.areas, ...all];
  }

  /** How many more pieces of a kind there are and the payload allows. */
  most(index: number): number {
    const byPayload = Math.floor((this.space.payload - this.#mass) / (this.kinds[index]?.mass ?? 1));
    return Math.min(this.left[index] ?? 0, byPayload);
  }

  /** How many pieces can be stacked in an area, given its height, what they can bear and what the area can bear. */
  high(kind: CargoKind, area: Area, dz: number, base: number): number {
    const byHeight = Math.floor((this.space.height - area.z) / dz);
    if (byHeight < 1) return 0;
    // A millionth of a piece compensates for rounding in the divisions.
    const byGround = Math.floor((area.bearing * base) / kind.mass + 1e-6);
    const byTop = kind.stackable ? 1 + Math.floor((kind.maxOnTop ?? Number.POSITIVE_INFINITY) / kind.mass) : 1;
    return Math.min(byHeight, byGround, byTop);
  }

  /** Puts a block on an area; if it can bear anything, its top becomes an area for others. */
  put(block: Block, bearing: number): void {
    const kind = this.kinds[block.kind];
    const pieces = countPieces(block);
    const left = this.left[block.kind];
    if (!kind || left === undefined || pieces === 0) return;
    this.left[block.kind] = left - pieces;
    this.#counts[block.kind] = (this.#counts[block.kind] ?? 0) + pieces;
    this.#mass += pieces * kind.mass;
    this.#blocks.push({ ...block, dx: block.dx - this.#gap, dy: block.dy - this.#gap });
    const length = block.nx * block.dx;
    const width = block.ny * block.dy;
    const ground = { x: block.x, y: block.y, z: block.z, length, width };
    this.areas = cutOut(this.areas, ground);
    if (!kind.stackable) return;
    const top = block.z + block.nz * block.dz;
    const base = block.dx * block.dy;
    const own = (kind.maxOnTop ?? Number.POSITIVE_INFINITY) - (block.nz - 1) * kind.mass;
    const bears = Math.min(own / base, bearing - (block.nz * kind.mass) / base);
    if (top < this.space.height && bears > 0)
      this.areas = addTop(this.areas, { ...ground, z: top, bearing: bears }, this.#join);
  }

  load(): Load {
    const [blocks, counts] = [this.#blocks, this.#counts];
    const volume = this.kinds.reduce((sum, kind, index) => sum + (counts[index] ?? 0) * measureVolume(kind), 0);
    const floor = blocks.reduce((sum, { z, nx, ny, dx, dy }) => sum + (z === 0 ? nx * ny * dx * dy : 0), 0);
    return { blocks, counts, volume, floor, mass: this.#mass };
  }
}

/** How many free rectangles are kept, largest first: mixed cargo of many sizes would leave thousands of slivers. */
const most = 90;

type Footprint = Pick<Area, "x" | "y" | "z" | "length" | "width">;

/** The largest free rectangles, which may overlap, once something stands on `taken`. */
function cutOut(areas: readonly Area[], taken: Footprint): Area[] {
  const isCut = (area: Area) => area.z === taken.z && overlaps(area, taken);
  const cut = areas.filter(isCut).flatMap((area) => splitAround(area, taken));
  return addMaximal(
    areas.filter((area) => !isCut(area)),
    cut,
  );
}

/** The free rectangles with a new one added, on request joined with touching neighbours of the same height. */
export function addTop(areas: readonly Area[], top: Area, join: boolean): Area[] {
  if (!join) return keepLargest([...areas, top]);
  const level = areas.filter(({ z }) => z === top.z);
  const bridge = (all: readonly Area[]) => [
    ...all,
    ...all.flatMap((one) => level.flatMap((own) => bridgeGap(one, own))),
  ];
  return keepLargest(addMaximal([...areas], bridge(bridge([top]))));
}

function keepLargest(areas: Area[]): Area[] {
  if (areas.length <= most) return areas;
  return areas.sort((one, other) => other.length * other.width - one.length * one.width).slice(0, most);
}

/** Adds the rectangles that lie within no other, and removes those that lie within a new one. */
function addMaximal(kept: Area[], fresh: readonly Area[]): Area[] {
  let all = kept;
  for (const area of fresh) {
    if (all.some((other) => holds(other, area))) continue;
    all = all.filter((other) => !holds(area, other));
    all.push(area);
  }
  return all;
}

function overlaps(one: Footprint, other: Footprint): boolean {
  return (
    one.x < other.x + other.length &&
    other.x < one.x + one.length &&
    one.y < other.y + other.width &&
    other.y < one.y + one.width
  );
}

function holds(one: Area, other: Area): boolean {
  return (
    one.z === other.z &&
    one.bearing >= other.bearing &&
    one.x <= other.x &&
    one.y <= other.y &&
    one.x + one.length >= other.x + other.length &&
    one.y + one.width >= other.y + other.width
  );
}

function splitAround(area: Area, taken: Footprint): Area[] {
  const [x, y] = [taken.x + taken.length, taken.y + taken.width];
  const parts: Area[] = [
    { ...area, length: taken.x - area.x },
    { ...area, x, length: area.x + area.length - x },
    { ...area, width: taken.y - area.y },
    { ...area, y, width: area.y + area.width - y },
  ];
  return parts.filter(({ length, width }) => length > 0 && width > 0);
}

/** The rectangles, lengthwise and across, that two touching or overlapping ones cover together. */
function bridgeGap(one: Area, other: Area): Area[] {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const length = Math.min(one.x + one.length, other.x + other.length) - x;
  const width = Math.min(one.y + one.width, other.y + other.width) - y;
  const shared = { x, y, z: one.z, length, width, bearing: Math.min(one.bearing, other.bearing) };
  const [fromX, fromY] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const along = { ...shared, x: fromX, length: Math.max(one.x + one.length, other.x + other.length) - fromX };
  const across = { ...shared, y: fromY, width: Math.max(one.y + one.width, other.y + other.width) - fromY };
  return [...(length >= 0 && width > 0 ? [along] : []), ...(width >= 0 && length > 0 ? [across] : [])];
}
