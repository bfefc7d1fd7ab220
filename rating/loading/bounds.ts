import { type CargoKind, type Space, measureSpace, measureVolume } from "./cargo.ts";
import { boundOnFloor } from "./floor-pattern.ts";
import { listWaysUp } from "./fit.ts";

/** The resolution at which a need is divided. */
const parts = 4_000;

/**
 * Limits that no load can exceed. A mix of spaces that they refuse is proven too small; one that they accept may still
 * be too small, because of the shapes of the pieces.
 */
export class Bounds {
  readonly spaces: readonly Space[];
  readonly #kinds: readonly { volume: number; mass: number; bare: number; tall: number; most: readonly number[] }[];
  /** Which spaces take a kind, once for all kinds that the same ones take, and all of them. */
  readonly #groups: readonly (readonly boolean[])[];

  constructor(spaces: readonly Space[], kinds: readonly CargoKind[], gap: number) {
    this.spaces = spaces;
    const highest = Math.max(...spaces.map(({ height }) => height));
    this.#kinds = kinds.map((kind) => {
      const ways = spaces.flatMap((space) => listWaysUp(kind, space, 0));
      const base = ways.length > 0 ? Math.min(...ways.map(({ a, b }) => a * b)) : 0;
      return {
        volume: measureVolume(kind),
        mass: kind.mass,
        // Nothing may overhang a piece that bears no load, and of two pieces above half the height neither can be over
        // the other, so each of these needs floor of its own.
        bare: kind.stackable ? 0 : base,
        tall: ways.every(({ height }) => 2 * height > highest) ? base : 0,
        most: spaces.map((space) => mostAlone(kind, space, gap)),
      };
    });
    const groups = [...this.#kinds.map(({ most }) => most.map((number) => number > 0)), spaces.map(() => true)];
    this.#groups = [...new Map(groups.map((group) => [group.join(), group])).values()];
  }

  /** Whether a piece of this kind fits into a space at all. */
  takes(space: number, kind: number): boolean {
    return (this.#kinds[kind]?.most[space] ?? 0) > 0;
  }

  /** The share of a space that a piece uses: of the volume, the payload or the floor, whichever is greatest. */
  worth(index: number, kind: number): number {
    const space = this.spaces[index];
    const own = this.#kinds[kind];
    if (!space || !own) return 0;
    const floor = Math.max(own.bare, own.tall) / measureFloor(space);
    return Math.max(own.volume / measureSpace(space), own.mass / space.payload, floor);
  }

  /** Whether these numbers of each space are proven too few for the pieces. */
  refuse(numbers: readonly number[], counts: readonly number[]): boolean {
    if (this.#kinds.some(({ most }, kind) => weighed(numbers, most) < (counts[kind] ?? 0))) return true;
    // Pieces that only fit into some of the spaces must find room in those.
    return this.#groups.some((group) => {
      const inside = numbers.map((number, space) => (group[space] ? number : 0));
      const bound = this.#kinds.map(({ most }, kind) =>
        most.some((number, space) => number > 0 && !group[space]) ? 0 : (counts[kind] ?? 0),
      );
      return this.#listNeeds(bound).some(({ need, gives }) => need > weighed(inside, this.spaces.map(gives)));
    });
  }

  /** A lower bound for the price of a mix that holds the pieces, by volume, payload, floor and each kind alone. */
  leastPrice(counts: readonly number[]): number {
    const prices = this.#listNeeds(counts).map(({ need, gives }) => {
      // Measured in parts of the need, with each space rounded up a little so that the bound is never too high.
      const shares = this.spaces.map((space) => Math.ceil((gives(space) / need) * parts + 1e-6));
      return need === 0 ? 0 : this.#coverPrice(parts, shares);
    });
    return Math.max(...prices, ...this.#kinds.map(({ most }, kind) => this.#coverPrice(counts[kind] ?? 0, most)));
  }

  /** What pieces need together of volume, payload and floor, and what a space gives of each. */
  #listNeeds(counts: readonly number[]) {
    const sum = (of: "volume" | "mass" | "bare" | "tall") =>
      this.#kinds.reduce((total, kind, index) => total + kind[of] * (counts[index] ?? 0), 0);
    return [
      { need: sum("volume"), gives: measureSpace },
      { need: sum("mass"), gives: ({ payload }: Space) => payload },
      { need: Math.max(sum("bare"), sum("tall")), gives: measureFloor },
    ];
  }

  /** The lowest price of spaces that together cover `need`, each contributing its `gives`: a knapsack problem. */
  #coverPrice(need: number, gives: readonly number[]): number {
    const least = [0];
    for (let covered = 1; covered <= need; covered++) {
      const choices = this.spaces.map(({ price }, space) => {
        const most = gives[space] ?? 0;
        return most > 0 ? price + (least[Math.max(0, covered - most)] ?? 0) : Number.POSITIVE_INFINITY;
      });
      least.push(Math.min(...choices));
    }
    return least[need] ?? 0;
  }
}

function measureFloor({ length, width }: Space): number {
  return length * width;
}

function weighed(numbers: readonly number[], weights: readonly number[]): number {
  return numbers.reduce((sum, number, index) => sum + (number > 0 ? number * (weights[index] ?? 0) : 0), 0);
}

/** An upper bound for the pieces of a kind in a space that holds nothing else. */
function mostAlone(kind: CargoKind, space: Space, gap: number): number {
  const ways = listWaysUp(kind, space, gap);
  const [only] = ways;
  if (!only) return 0;
  const [length, width] = [space.length + gap, space.width + gap];
  const byMass = Math.floor(space.payload / kind.mass);
  const byVolume = Math.floor(measureSpace(space) / measureVolume(kind));
  if (ways.length > 1) {
    const base = Math.min(...ways.map(({ a, b }) => a * b));
    const byFloor = kind.stackable ? byVolume : Math.floor((length * width) / base);
    return Math.min(byMass, byVolume, byFloor);
  }
  const layers = kind.stackable ? Math.floor(space.height / only.height) : 1;
  return Math.min(byMass, byVolume, layers * boundOnFloor(length, width, only.a, only.b));
}
