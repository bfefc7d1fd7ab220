import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import type { Parcel } from "#rating/shipment.ts";
import type { FormState, ParcelFields } from "./form-state.ts";

/** Parcels as the form would show them, in its units. Weights are cut, not rounded, so that a limit still holds. */
export function fieldsOfParcels(parcels: readonly Parcel[], units: FormState["units"]): ParcelFields[] {
  const metric = units === "metric";
  return parcels.map(({ quantity, mass, sides }) => {
    const [length = "", width = "", height = ""] =
      sides?.map((side) => trimmed(lengthIn(metric ? "cm" : "in", side))) ?? [];
    return { quantity: String(quantity), weight: trimmed(massIn(metric ? "kg" : "lb", mass)), length, width, height };
  });
}

/** Three decimals at most, cut. */
export function trimmed(amount: number): string {
  return String(Math.floor(amount * 1000 + 1e-6) / 1000);
}

/** The form with other parcels in it, in its own units. */
export function withParcels(state: FormState, parcels: readonly Parcel[]): FormState {
  return { ...state, parcels: fieldsOfParcels(parcels, state.units) };
}
