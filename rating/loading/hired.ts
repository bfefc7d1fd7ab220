import type { CargoRow, Space } from "./cargo.ts";
import type { LoadPlan, LoadRefusal } from "./plan.ts";

/**
 * Containers that are hired whole, as many of each kind as are asked for: a plan with nothing in its spaces, since what
 * will be in them is their sender's matter. `no-space` where a kind is not among the spaces, or loose pieces come with
 * them. Masses in whole grams.
 */
export function planHired(cargo: readonly CargoRow[], spaces: readonly Space[]): LoadPlan | LoadRefusal {
  const own = (space: Space) => cargo.filter(({ hired }) => hired === space.name);
  if (cargo.some((row) => !spaces.some(({ name }) => name === row.hired))) return { ok: false, code: "no-space" };
  if (spaces.some((space) => own(space).some(({ mass }) => mass > space.payload)))
    return { ok: false, code: "does-not-fit", pieces: [] };
  const filled = spaces.flatMap((space) => {
    const count = own(space).reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 0 ? [{ space, count, ...nothing }] : [];
  });
  const price = filled.reduce((sum, { space, count }) => sum + space.price * count, 0);
  return { ok: true, kinds: [], pieces: [], pallets: [], spaces: filled, price, proven: true, gap: 0, steps: 0 };
}

const nothing = { blocks: [], counts: [], volume: 0, floor: 0, mass: 0 } as const;
