import type { Landed, LandedSides, Share } from "./landed-cost.ts";

/** A part of the landed cost on both sides; a side without it has nothing to pay. */
export type ShareRow = { id: string; ddp: Share | undefined; dap: Share | undefined };

/** The parts of both sides, each once, in the order in which they arise. */
export function shareRows({ ddp, dap }: LandedSides): ShareRow[] {
  const [paid, unpaid] = [sharesOf(ddp), sharesOf(dap)];
  const ids = new Set([...paid, ...unpaid].map(({ id }) => id));
  const of = (shares: readonly Share[], id: string) => shares.find((share) => share.id === id);
  return [...ids].map((id) => ({ id, ddp: of(paid, id), dap: of(unpaid, id) }));
}

function sharesOf(side: LandedSides["ddp"]): readonly Share[] {
  return isLanded(side) ? side.shares : [];
}

export function isLanded(side: LandedSides["ddp"]): side is Landed {
  return "shares" in side;
}
