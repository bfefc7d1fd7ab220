import { compare } from "./cargo.ts";
import type { Block } from "./plan.ts";

/** From the front wall to the door, and nothing before what it stands on. `gap`: the plan's. */
export function sortForLoading(blocks: readonly Block[], gap: number): Block[] {
  const waiting = [...blocks].sort((one, other) => compare([one.x, one.z, one.y], [other.x, other.z, other.y]));
  const loaded: Block[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((block) => !waiting.some((other) => other !== block && bears(other, block, gap)));
    // The lowest waiting block is never blocked, so there is always one.
    loaded.push(...waiting.splice(Math.max(0, free), 1));
  }
  return loaded;
}

function bears(below: Block, block: Block, gap: number): boolean {
  return (
    below.z + below.nz * below.dz === block.z &&
    below.x < block.x + block.nx * (block.dx + gap) &&
    block.x < below.x + below.nx * (below.dx + gap) &&
    below.y < block.y + block.ny * (block.dy + gap) &&
    block.y < below.y + below.ny * (below.dy + gap)
  );
}
