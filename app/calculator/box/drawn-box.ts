import { lengthIn } from "#rating/length.ts";
import { heaviestBox } from "#rating/shipment.ts";
import { shownParcel } from "../change-units.ts";
import type { FormState, ParcelFields } from "../form-state.ts";
import { readMass } from "../measure.ts";
import type { Lying } from "./isometric.ts";
import type { Flatter } from "./line-of-box.ts";
import { type LyingBox, lyingBox, lyingSides, type SideName, sidesOf } from "./lying-box.ts";

type DrawnBox = {
  row: number;
  parcel: ParcelFields;
  sides: Record<SideName, number>;
  box: LyingBox;
  lying: Lying;
  unit: "cm" | "in";
  /** The height of a box that would be cheaper. */
  ghost: number | undefined;
};

/** The parcel that is drawn, its sides in the form's units; nothing where it has no size. */
export function drawnBox(state: FormState, flatter: Flatter | undefined): DrawnBox | undefined {
  const row = flatter?.row ?? 0;
  const parcel = state.parcels[row];
  const sides = parcel && sidesOf(shownParcel(parcel, state.units));
  if (!parcel || !sides) return undefined;
  // what nobody lifts stands on a pallet and is not laid on its side
  const box = lyingBox(sides, (readMass(parcel.weight, state.units) ?? 0) > heaviestBox);
  const unit = state.units === "metric" ? "cm" : "in";
  return { row, parcel, sides, box, lying: lyingSides(box, sides), unit, ghost: flatter && lengthIn(unit, flatter.to) };
}
