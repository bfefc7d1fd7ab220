import type { CargoKind } from "./cargo.ts";
import type { FloorPatterns } from "./floor-pattern.ts";
import type { Steps } from "./steps.ts";

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
