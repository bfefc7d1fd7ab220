import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import { readAmount } from "../parse/amount.ts";
import { convertMeasureText, formatInUnits } from "../parse/measure.ts";
import type { FormState, ParcelFields } from "./form-state.ts";

/** A change that was made on the form as it stood a moment ago, made on the form of now: what was typed since stays. */
export function mergeEdits(now: FormState, from: FormState, to: FormState): FormState {
  const changed = Object.entries(to).filter(([name, value]) => Reflect.get(from, name) !== value);
  return Object.assign({ ...now }, Object.fromEntries(changed));
}

/** The form in other units. What was typed stays what it was, to the last grain, and comes back as it was typed. */
export function convertFormUnits(state: FormState, units: FormState["units"]): FormState {
  if (state.units === units) return state;
  const convert = (parcel: ParcelFields): ParcelFields => ({
    ...parcel,
    weight: convertMeasureText(parcel.weight, state.units, units, "mass"),
    length: convertMeasureText(parcel.length, state.units, units, "length"),
    width: convertMeasureText(parcel.width, state.units, units, "length"),
    height: convertMeasureText(parcel.height, state.units, units, "length"),
  });
  return { ...state, units, parcels: state.parcels.map(convert) };
}

/** A parcel as the form shows it: what was typed in other units is rounded. */
export function convertParcelUnits(parcel: ParcelFields, units: FormState["units"]): ParcelFields {
  return {
    ...parcel,
    weight: formatInUnits(parcel.weight, units, "mass"),
    length: formatInUnits(parcel.length, units, "length"),
    width: formatInUnits(parcel.width, units, "length"),
    height: formatInUnits(parcel.height, units, "length"),
  };
}

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

/** The form with prices shown in another currency: the goods are worth what they were, told in that currency. */
export function convertFormCurrency(
  state: FormState,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): FormState {
  const value = readAmount(state.value);
  if (value === undefined) return { ...state, currency };
  const minor = Math.round(value * 10 ** getMinorDigits(state.currency));
  const told = convertMoney(minor, state.currency, currency, exchange.rates);
  // without a rate the number can only stay, and the form shows its currency beside it
  if (told === undefined) return { ...state, currency };
  return { ...state, currency, value: trimZeros(told / 10 ** getMinorDigits(currency)) };
}
