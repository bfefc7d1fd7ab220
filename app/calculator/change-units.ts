import { length, lengthIn } from "#rating/length.ts";
import { mass, massIn } from "#rating/mass.ts";
import type { FormState, ParcelFields } from "./form-state.ts";
import { readAmount } from "./read-amount.ts";

/** The form in other units. Amounts that can be read are converted, rounded to what a person would type. */
export function changeUnits(state: FormState, units: FormState["units"]): FormState {
  if (state.units === units) return state;
  const toMetric = units === "metric";
  const weight = (amount: number) => (toMetric ? massIn("kg", mass(amount, "lb")) : massIn("lb", mass(amount, "kg")));
  const side = (amount: number) =>
    toMetric ? lengthIn("cm", length(amount, "in")) : lengthIn("in", length(amount, "cm"));
  const convert = (parcel: ParcelFields): ParcelFields => ({
    ...parcel,
    weight: converted(parcel.weight, weight, 1000),
    length: converted(parcel.length, side, 10),
    width: converted(parcel.width, side, 10),
    height: converted(parcel.height, side, 10),
  });
  return { ...state, units, parcels: state.parcels.map(convert) };
}

function converted(text: string, convert: (amount: number) => number, perUnit: number): string {
  const amount = readAmount(text);
  return amount === undefined ? text : String(Math.round(convert(amount) * perUnit) / perUnit);
}
