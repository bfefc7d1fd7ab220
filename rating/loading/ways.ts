import { type CargoKind, measureVolume } from "./cargo.ts";
import type { FloorPatterns, Steps } from "./floor-pattern.ts";

/** What the parts of one planning run share. */
export type Workshop = {
  kinds: readonly CargoKind[];
  patterns: FloorPatterns;
  steps: Steps;
  gap: number;
};

/** How a space is filled. Several ways are tried, since none is best for all cargo. */
export type Way =
  /**
   * One kind after another in the order of `rank` (lowest first), in patterns: for pallets and few kinds. `tall` stacks
   * at once, otherwise layer by layer; with `columns` nothing is placed across the tops of two blocks.
   */
  | { by: "kind"; rank: (kind: CargoKind) => readonly number[]; tall: boolean; topsFirst: boolean; columns?: true }
  /** One free rectangle after another, with the block that fills it best: for mixed cartons. */
  | { by: "area"; wall: boolean; weight: (index: number) => number };

/** The ways to fill a space, most promising first; after the named ones, mixed cargo with weights from fixed seeds. */
export function listWaysToFill(tries: number): Way[] {
  const named: Way[] = [
    { by: "kind", rank: rankByBase, tall: true, topsFirst: true },
    { by: "area", wall: false, weight: () => 1 },
    { by: "kind", rank: rankByBase, tall: false, topsFirst: false, columns: true },
    { by: "area", wall: true, weight: () => 1 },
    { by: "kind", rank: (kind) => [-measureVolume(kind)], tall: true, topsFirst: false },
    { by: "kind", rank: (kind) => [-kind.mass / measureVolume(kind)], tall: true, topsFirst: true },
    { by: "kind", rank: ({ sides }) => [-Math.max(...sides)], tall: true, topsFirst: true },
    {
      by: "kind",
      rank: ({ sides: [length, width, height] }) => [-height, -length * width],
      tall: true,
      topsFirst: true,
    },
  ];
  const drawn = Array.from({ length: tries }, (_, index): Way => {
    const weights = drawWeights(index + 1);
    return { by: "area", wall: index % 2 === 1, weight: (kind) => weights[kind % weights.length] ?? 1 };
  });
  return [...named, ...drawn];
}

/** Pieces that can bear others go first, to carry the rest, then those with the largest base. */
function rankByBase({ stackable, sides: [length, width, height] }: CargoKind): number[] {
  return [stackable ? 0 : 1, -length * width, -height];
}

/** Weights from 0.4 to 1.6 from a linear congruential generator (constants: Numerical Recipes): the same everywhere. */
function drawWeights(seed: number): number[] {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return Array.from({ length: 64 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 0.4 + (1.2 * state) / 4_294_967_296;
  });
}
