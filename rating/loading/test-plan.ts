import type { CargoKind, Space } from "./cargo.ts";
import { type Block, expandBlocks, type LoadPlan, type Piece } from "./plan.ts";

/**
 * Faults of a plan, checked piece by piece without any of the code that made it. For tests only: it compares every
 * piece with every other.
 */
export function checkPlan(plan: LoadPlan, deck?: Space): string[] {
  const faults = plan.spaces.flatMap(({ space, blocks }) => checkSpace(space, plan.kinds, blocks, plan.gap));
  if (deck) for (const { blocks } of plan.pallets) faults.push(...checkSpace(deck, plan.pieces, blocks, plan.gap));
  for (const [index, { quantity }] of plan.kinds.entries()) {
    const loaded = plan.spaces.reduce((sum, { count, blocks }) => sum + count * countLoaded(blocks, index), 0);
    if (loaded !== quantity) faults.push(`kind ${index}: ${loaded} of ${quantity} loaded`);
  }
  return faults;
}

function countLoaded(blocks: readonly Block[], index: number): number {
  return blocks.reduce((sum, { kind, nx, ny, nz }) => sum + (kind === index ? nx * ny * nz : 0), 0);
}

function checkSpace(space: Space, kinds: readonly CargoKind[], blocks: readonly Block[], gap: number): string[] {
  const faults: string[] = [];
  const pieces = expandBlocks(blocks, gap);
  const getMass = ({ kind }: Piece) => kinds[kind]?.mass ?? Number.NaN;
  if (pieces.reduce((sum, piece) => sum + getMass(piece), 0) > space.payload) faults.push("payload");
  const carried = pieces.map(() => 0);
  // From the top down, so that each piece passes on everything that stands on it.
  const fromAbove = pieces.map((_, index) => index).sort((a, b) => (pieces[b]?.z ?? 0) - (pieces[a]?.z ?? 0));
  for (const index of fromAbove) {
    const piece = pieces[index];
    const kind = piece && kinds[piece.kind];
    if (!piece || !kind) continue;
    const { x, y, z, dx, dy, dz } = piece;
    const at = `kind ${piece.kind} at ${x},${y},${z}`;
    if (x < 0 || y < 0 || z < 0 || x + dx > space.length || y + dy > space.width || z + dz > space.height)
      faults.push(`${at}: outside`);
    if (dy > space.door.width || dz > space.door.height) faults.push(`${at}: door`);
    const turned = kind.upright ? [...[dx, dy].sort((a, b) => b - a), dz] : [dx, dy, dz].sort((a, b) => b - a);
    if (turned.join() !== kind.sides.join()) faults.push(`${at}: not its sides`);
    const load = carried[index] ?? 0;
    if (load > 0 && !kind.stackable) faults.push(`${at}: bears nothing, but something stands on it`);
    if (load > (kind.maxOnTop ?? Number.POSITIVE_INFINITY) + 1) faults.push(`${at}: bears ${load} g`);
    let stood = 0;
    for (const [other, below] of pieces.entries()) {
      if (other === index) continue;
      const shared = common(piece, below);
      if (shared === 0) continue;
      if (z < below.z + below.dz && below.z < z + dz) faults.push(`${at}: in another piece`);
      if (below.z + below.dz !== z) continue;
      if (other > index) faults.push(`${at}: loaded before what it stands on`);
      stood += shared;
      carried[other] = (carried[other] ?? 0) + ((load + kind.mass) * shared) / (dx * dy);
    }
    // With a gap between neighbours, a base may span it.
    if (z > 0 && stood < (gap === 0 ? dx * dy : 0.6 * dx * dy)) faults.push(`${at}: floats`);
  }
  return faults;
}

/** Area in square millimetres by which two pieces overlap, seen from above. */
function common(one: Piece, other: Piece): number {
  const length = Math.min(one.x + one.dx, other.x + other.dx) - Math.max(one.x, other.x);
  const width = Math.min(one.y + one.dy, other.y + other.dy) - Math.max(one.y, other.y);
  return length > 0 && width > 0 ? length * width : 0;
}
