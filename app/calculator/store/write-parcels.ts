import type { Parcel } from "#rating/shipment/shipment.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { unitsOf } from "../parse/measure.ts";
import { writeSides } from "../parse/size.ts";
import type { FormState, ParcelFields } from "./form-state.ts";

/** Parcels as the form would show them, in its units. Weights are cut, not rounded, so that a limit still holds. */
export function toParcelFields(parcels: readonly Parcel[], units: FormState["units"]): ParcelFields[] {
  const unit = unitsOf[units];
  return parcels.map(({ quantity, mass, sides = [] }) => {
    const own = sides.map((side) => cutDecimals(convertLength(unit.length, side)));
    const [length = "", width = "", height = ""] = writeSides(own, unit.length);
    return {
      quantity: String(quantity),
      weight: trimZeros(convertMass(unit.mass, mass)),
      length,
      width,
      height,
    };
  });
}

/** Three decimals at most, cut. */
export function trimZeros(amount: number): string {
  return String(cutDecimals(amount));
}

function cutDecimals(amount: number): number {
  return Math.floor(amount * 1000 + 1e-6) / 1000;
}

/** The form with other parcels in it, in its own units. */
export function withParcels(state: FormState, parcels: readonly Parcel[]): FormState {
  return { ...state, parcels: toParcelFields(parcels, state.units) };
}
