import type { Parcel } from "#rating/shipment/shipment.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { FormState, ParcelFields } from "./form-state.ts";

/** Parcels as the form would show them, in its units. Weights are cut, not rounded, so that a limit still holds. */
export function toParcelFields(parcels: readonly Parcel[], units: FormState["units"]): ParcelFields[] {
  const metric = units === "metric";
  return parcels.map(({ quantity, mass, sides }) => {
    const [length = "", width = "", height = ""] =
      sides?.map((side) => trimZeros(convertLength(metric ? "cm" : "in", side))) ?? [];
    return {
      quantity: String(quantity),
      weight: trimZeros(convertMass(metric ? "kg" : "lb", mass)),
      length,
      width,
      height,
    };
  });
}

/** Three decimals at most, cut. */
export function trimZeros(amount: number): string {
  return String(Math.floor(amount * 1000 + 1e-6) / 1000);
}

/** The form with other parcels in it, in its own units. */
export function withParcels(state: FormState, parcels: readonly Parcel[]): FormState {
  return { ...state, parcels: toParcelFields(parcels, state.units) };
}
