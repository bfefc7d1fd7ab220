import type { Reason } from "../answer.ts";
import type { Space } from "../loading/cargo.ts";
import type { LoadPlan } from "../loading/plan.ts";
import type { Pieces } from "../shipment/cargo.ts";
import { grains } from "../shipment/units.ts";

/** Whether containers are asked for by their number, whatever will be in them. */
export function isHiredWhole({ list }: Pieces): boolean {
  return list.some(({ parcel }) => parcel.hired !== undefined);
}

/**
 * Containers that are hired whole, as many of each kind as are asked for: a plan with nothing in its spaces, since what
 * will be in them is their sender's matter. A kind that the card does not price, and loose pieces beside containers, are
 * the reason why there is no price.
 */
export function planHired({ list }: Pieces, spaces: readonly Space[]): LoadPlan | Reason {
  const unpriced = list.find(({ parcel }) => !spaces.some(({ name }) => name === parcel.hired));
  if (unpriced) return { field: "card", code: "no-price", given: unpriced.parcel.hired ?? "" };
  const own = (space: Space) => list.filter(({ parcel }) => parcel.hired === space.name);
  const filled = spaces.flatMap((space) => {
    const count = own(space).reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 0 ? [{ space, count, ...nothing }] : [];
  });
  const isHeavier = ({ payload }: Space, mass: number) => Math.ceil(mass / grains.g) > payload;
  if (filled.some(({ space }) => own(space).some(({ parcel }) => isHeavier(space, parcel.mass))))
    return { field: "weight", code: "does-not-fit-container" };
  return {
    ok: true,
    kinds: [],
    pieces: [],
    pallets: [],
    spaces: filled,
    price: filled.reduce((sum, { space, count }) => sum + space.price * count, 0),
    proven: true,
    gap: 0,
    steps: 0,
  };
}

const nothing = { blocks: [], counts: [], volume: 0, floor: 0, mass: 0, limitedBy: "cargo" } as const;
