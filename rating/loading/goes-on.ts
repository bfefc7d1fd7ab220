import { type CargoRow, kindsOf, type Space } from "./cargo.ts";
import { misfits } from "./misfits.ts";
import type { Pallet } from "./pallets.ts";

/** The space above a pallet, treated as a container without walls: nothing may overhang its edge. */
export function deckOf({ name, length, width, height, maxHeight, maxLoad }: Pallet): Space {
  const free = maxHeight - height;
  return { name, length, width, height: free, door: { width, height: free }, payload: maxLoad, price: 1 };
}

/** Whether a piece fits on such a pallet at all. */
export function goesOn(row: CargoRow, pallet: Pallet): boolean {
  return misfits(kindsOf([{ ...row, quantity: 1 }]), [deckOf(pallet)]).length === 0;
}
