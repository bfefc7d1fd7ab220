import { type CargoKind, type Space, volumeOf } from "./cargo.ts";
import { mostOnFloor } from "./raster.ts";
import { waysUp } from "./stances.ts";

/**
 * What no load can exceed. A mix of spaces that these refuse is proved too small; one that they let through may still be,
 * since pieces have shapes.
 */
export class Bounds {
  readonly spaces: readonly Space[];
  readonly #kinds: readonly { volume: number; mass: number; bare: number; tall: number; most: readonly number[] }[];

  constructor(spaces: readonly Space[], kinds: readonly CargoKind[], gap: number) {
    this.spaces = spaces;
    const highest = Math.max(...spaces.map(({ height }) => height));
    this.#kinds = kinds.map((kind) => {
      const ways = spaces.flatMap((space) => waysUp(kind, space, 0));
      const base = ways.length > 0 ? Math.min(...ways.map(({ a, b }) => a * b)) : 0;
      return {
        volume: volumeOf(kind),
        mass: kind.mass,
        // Nothing hangs over a piece that bears nothing, and of two above half the height neither is above the other, so
        // that each of these has floor of its own.
        bare: kind.stackable ? 0 : base,
        tall: ways.every(({ height }) => 2 * height > highest) ? base : 0,
        most: spaces.map((space) => mostAlone(kind, space, gap)),
      };
    });
  }

  /** Whether a piece of a kind goes into a space at all. */
  takes(space: number, kind: number): boolean {
    return (this.#kinds[kind]?.most[space] ?? 0) > 0;
  }

  /** How much of a space a piece takes: of the volume, the payload or the floor, whichever is most. */
  worth(index: number, kind: number): number {
    const space = this.spaces[index];
    const own = this.#kinds[kind];
    if (!space || !own) return 0;
    const floor = space.length * space.width;
    return Math.max(
      own.volume / (floor * space.height),
      own.mass / space.payload,
      Math.max(own.bare, own.tall) / floor,
    );
  }

  /** Whether so many of each space are proved too few for the pieces. */
  refuse(numbers: readonly number[], counts: readonly number[]): boolean {
    if (this.#kinds.some(({ most }, kind) => weighed(numbers, most) < (counts[kind] ?? 0))) return true;
    // The pieces that go only into some of the spaces must find room in these.
    return this.#groups().some((group) => {
      const inside = numbers.map((number, space) => (group[space] ? number : 0));
      const need = { volume: 0, mass: 0, bare: 0, tall: 0 };
      for (const [index, kind] of this.#kinds.entries()) {
        const count = counts[index] ?? 0;
        if (count === 0 || kind.most.some((most, space) => most > 0 && !group[space])) continue;
        need.volume += count * kind.volume;
        need.mass += count * kind.mass;
        need.bare += count * kind.bare;
        need.tall += count * kind.tall;
      }
      const total = (of: (space: Space) => number) => weighed(inside, this.spaces.map(of));
      return (
        need.volume > total(({ length, width, height }) => length * width * height) ||
        Math.max(need.bare, need.tall) > total(({ length, width }) => length * width) ||
        need.mass > total(({ payload }) => payload)
      );
    });
  }

  /** No number of spaces that takes the pieces costs less, by what each kind of piece, volume and mass need alone. */
  leastPrice(counts: readonly number[]): number {
    const step = this.spaces.map(({ price }) => price).reduce(commonDivisor, 0);
    const least = (need: number, gives: (space: Space, index: number) => number) =>
      Math.min(...this.spaces.map((space, index) => (need === 0 ? 0 : (need / gives(space, index)) * space.price)));
    const sum = (of: "volume" | "mass" | "bare" | "tall") =>
      this.#kinds.reduce((total, kind, index) => total + kind[of] * (counts[index] ?? 0), 0);
    const price = Math.max(
      least(sum("volume"), ({ length, width, height }) => length * width * height),
      least(sum("mass"), ({ payload }) => payload),
      least(Math.max(sum("bare"), sum("tall")), ({ length, width }) => length * width),
      ...this.#kinds.map(({ most }, kind) => this.#priceOf(counts[kind] ?? 0, most)),
    );
    // A billionth less, since quotients are rounded; every mix costs a multiple of the prices' common divisor.
    return step === 0 ? 0 : Math.ceil((price * (1 - 1e-9)) / step) * step;
  }

  /** The least price of spaces that take `count` pieces, each at most so many: a knapsack over the pieces. */
  #priceOf(count: number, most: readonly number[]): number {
    const least = [0];
    for (let pieces = 1; pieces <= count; pieces++) {
      const choices = this.spaces.map(({ price }, space) =>
        most[space] ? price + (least[Math.max(0, pieces - most[space])] ?? 0) : Number.POSITIVE_INFINITY,
      );
      least.push(Math.min(...choices));
    }
    return least[count] ?? 0;
  }

  #groups(): boolean[][] {
    const all = this.#kinds.map(({ most }) => most.map((number) => number > 0));
    return [...all, this.spaces.map(() => true)].filter(
      (group, index, groups) => groups.findIndex((other) => other.join() === group.join()) === index,
    );
  }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function weighed(numbers: readonly number[], weights: readonly number[]): number {
  return numbers.reduce((sum, number, index) => sum + (number > 0 ? number * (weights[index] ?? 0) : 0), 0);
}

/** No space takes more pieces of a kind than this, were it alone in it. */
function mostAlone(kind: CargoKind, space: Space, gap: number): number {
  const ways = waysUp(kind, space, gap);
  const [only] = ways;
  if (!only) return 0;
  const [length, width] = [space.length + gap, space.width + gap];
  const byMass = Math.floor(space.payload / kind.mass);
  const byVolume = Math.floor((space.length * space.width * space.height) / volumeOf(kind));
  if (ways.length > 1) {
    const base = Math.min(...ways.map(({ a, b }) => a * b));
    const byFloor = kind.stackable ? byVolume : Math.floor((length * width) / base);
    return Math.min(byMass, byVolume, byFloor);
  }
  const layers = kind.stackable ? Math.floor(space.height / only.height) : 1;
  return Math.min(byMass, byVolume, layers * mostOnFloor(length, width, only.a, only.b));
}
