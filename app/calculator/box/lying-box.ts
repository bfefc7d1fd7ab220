import type { ParcelFields } from "../form-state.ts";
import { readAmount } from "../read-amount.ts";
import type { Lying } from "./isometric.ts";

export const sideNames = ["length", "width", "height"] as const;
export type SideName = (typeof sideNames)[number];

/** Which side of the form goes where: a box lies on its largest face, so that its shortest side stands up. What is `upright`, as a pallet is, stays as it stands. */
export type LyingBox = { left: SideName; right: SideName; up: SideName };

/** The sides as numbers; nothing where one is missing or no number. */
export function sidesOf(parcel: ParcelFields): Record<SideName, number> | undefined {
  const [length, width, height] = sideNames.map((name) => readAmount(parcel[name]));
  return length && width && height ? { length, width, height } : undefined;
}

export function lyingBox(sides: Record<SideName, number>, upright = false): LyingBox {
  if (upright) return { left: "length", right: "width", up: "height" };
  // of sides alike the height stands up
  const up =
    sides.height <= Math.min(sides.length, sides.width) ? "height" : sides.width <= sides.length ? "width" : "length";
  const [left = "length", right = "width"] = sideNames.filter((name) => name !== up);
  return { left, right, up };
}

export function lyingSides(box: LyingBox, sides: Record<SideName, number>): Lying {
  return { left: sides[box.left], right: sides[box.right], up: sides[box.up] };
}
