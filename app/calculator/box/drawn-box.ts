import { convertLength } from "#rating/shipment/units.ts";
import { heaviestBox } from "#rating/shipment/shipment.ts";
import { convertParcelUnits } from "../store/actions.ts";
import type { FormState, ParcelFields } from "../store/form-state.ts";
import { readMass } from "../parse/measure.ts";
import { readAmount } from "../parse/amount.ts";
import type { Lying } from "#site/isometric.ts";
import type { Flatter } from "./billed-weights.ts";

export const sideNames = ["length", "width", "height"] as const;
export type SideName = (typeof sideNames)[number];

/** Which side of the form lies where. */
type LyingSides = Record<keyof Lying, SideName>;

/** The parcel that is drawn. */
export type DrawnBox = NonNullable<ReturnType<typeof readBox>>;

/** The parcel that is drawn: the row with the flatter box, else the first. Undefined where it has no size. */
export function readBox(state: FormState, flatter: Flatter | undefined) {
  const row = flatter?.row ?? 0;
  const parcel = state.parcels[row];
  const sides = parcel && readSides(convertParcelUnits(parcel, state.units));
  if (!parcel || !sides) return undefined;
  // what nobody lifts stands on a pallet and is not laid on its side
  const box = layBoxDown(sides, (readMass(parcel.weight, state.units) ?? 0) > heaviestBox);
  const unit: "cm" | "in" = state.units === "metric" ? "cm" : "in";
  return {
    row,
    parcel,
    box,
    // in the form's units
    lying: { left: sides[box.left], right: sides[box.right], up: sides[box.up] },
    unit,
    cheaperHeight: flatter && convertLength(unit, flatter.to),
  };
}

function readSides(parcel: ParcelFields): Record<SideName, number> | undefined {
  const [length, width, height] = sideNames.map((name) => readAmount(parcel[name]));
  return length && width && height ? { length, width, height } : undefined;
}

/** A box lies on its largest face, so that its shortest side is up; what is upright stays as it stands. */
function layBoxDown(sides: Record<SideName, number>, upright: boolean): LyingSides {
  if (upright) return { left: "length", right: "width", up: "height" };
  // of equal sides the height is up
  const up = sideNames.toReversed().reduce((best, name) => (sides[name] < sides[best] ? name : best));
  const [left = "length", right = "width"] = sideNames.filter((name) => name !== up);
  return { left, right, up };
}
