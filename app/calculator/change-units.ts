import type { FormState, ParcelFields } from "./form-state.ts";
import { inUnits, shownIn } from "./measure.ts";

/** The form in other units. What was typed stays what it was, to the last grain, and comes back as it was typed. */
export function changeUnits(state: FormState, units: FormState["units"]): FormState {
  if (state.units === units) return state;
  const convert = (parcel: ParcelFields): ParcelFields => ({
    ...parcel,
    weight: inUnits(parcel.weight, state.units, units, "mass"),
    length: inUnits(parcel.length, state.units, units, "length"),
    width: inUnits(parcel.width, state.units, units, "length"),
    height: inUnits(parcel.height, state.units, units, "length"),
  });
  return { ...state, units, parcels: state.parcels.map(convert) };
}

/** A parcel as the form shows it: what was typed in other units is rounded. */
export function shownParcel(parcel: ParcelFields, units: FormState["units"]): ParcelFields {
  return {
    ...parcel,
    weight: shownIn(parcel.weight, units, "mass"),
    length: shownIn(parcel.length, units, "length"),
    width: shownIn(parcel.width, units, "length"),
    height: shownIn(parcel.height, units, "length"),
  };
}
