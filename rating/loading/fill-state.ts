import { type Area, without, withTop } from "./areas.ts";
import { piecesIn } from "./block.ts";
import { type CargoKind, type Space, volumeOf } from "./cargo.ts";
import type { Block, Load } from "./plan.ts";

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
      all = without(all, { x, y, z, length: nx * (dx + this.#gap), width: ny * (dy + this.#gap) });
    this.areas = [...this.areas, ...all];
  }

  /** How many more pieces of a kind the payload allows. */
  byPayload(kind: CargoKind): number {
    return Math.floor((this.space.payload - this.#mass) / kind.mass);
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
    const pieces = piecesIn(block);
    const left = this.left[block.kind];
    if (!kind || left === undefined || pieces === 0) return;
    this.left[block.kind] = left - pieces;
    this.#counts[block.kind] = (this.#counts[block.kind] ?? 0) + pieces;
    this.#mass += pieces * kind.mass;
    this.#blocks.push({ ...block, dx: block.dx - this.#gap, dy: block.dy - this.#gap });
    const length = block.nx * block.dx;
    const width = block.ny * block.dy;
    const ground = { x: block.x, y: block.y, z: block.z, length, width };
    this.areas = without(this.areas, ground);
    if (!kind.stackable) return;
    const top = block.z + block.nz * block.dz;
    const base = block.dx * block.dy;
    const own = (kind.maxOnTop ?? Number.POSITIVE_INFINITY) - (block.nz - 1) * kind.mass;
    const bears = Math.min(own / base, bearing - (block.nz * kind.mass) / base);
    if (top < this.space.height && bears > 0)
      this.areas = withTop(this.areas, { ...ground, z: top, bearing: bears }, this.#join);
  }

  load(): Load {
    const blocks = this.#blocks;
    let volume = 0;
    for (const [index, kind] of this.kinds.entries()) volume += (this.#counts[index] ?? 0) * volumeOf(kind);
    let floor = 0;
    for (const { z, nx, ny, dx, dy } of blocks) if (z === 0) floor += nx * ny * dx * dy;
    return { blocks, counts: this.#counts, volume, floor, mass: this.#mass };
  }
}
