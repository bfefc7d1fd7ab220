import type { CargoKind } from "./cargo.ts";
import type { FloorPatterns } from "./floor-pattern.ts";
import type { Steps } from "./steps.ts";

/** What all of one plan share. */
export type Workshop = {
  kinds: readonly CargoKind[];
  patterns: FloorPatterns;
  steps: Steps;
  gap: number;
};

/** How a space is filled. Several ways are tried, since none is best for all cargo. */
export type Way =
  /**
   * One kind after the other in the order of `rank` (the least first), in patterns: pallets, few
   * kinds. `tall` stacks at once, else a layer at a time; with `columns` nothing stands across the tops of two blocks.
   */
  | { by: "kind"; rank: (kind: CargoKind) => readonly number[]; tall: boolean; topsFirst: boolean; columns?: true }
  /** One free rectangle after the other, with the block that fills it best: mixed cartons. */
  | { by: "area"; wall: boolean; weight: (index: number) => number };
