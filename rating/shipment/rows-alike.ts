import { heaviestBox, type Parcel } from "./shipment.ts";

/** Groups the numbers of identical rows, in order of first appearance: a loading plan's `rows` count these groups. */
export function groupRowsAlike(parcels: readonly Parcel[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [row, parcel] of parcels.entries()) {
    const looks = makeKey(parcel);
    const known = groups.get(looks);
    if (known) known.push(row);
    else groups.set(looks, [row]);
  }
  return [...groups.values()];
}

/**
 * What makes parcels identical. The height of one that stays upright, or is too heavy to be laid on another side, is not
 * interchangeable with its other sides.
 */
function makeKey({ mass, sides, upright, unstackable }: Parcel): string {
  const sorted = sides ? [...sides].sort((x, y) => y - x).join() : "";
  return `${mass} ${sorted} ${upright || mass > heaviestBox ? sides?.[2] : ""} ${upright === true} ${unstackable === true}`;
}
