import { convertLength, convertMass, type Length, type Mass } from "#rating/shipment/units.ts";
import type { Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";
import { convertFormUnits } from "../store/actions.ts";
import { emptyParcel, type FormState, type ParcelFields, usualGoods } from "../store/form-state.ts";
import { listGoodsParts } from "./judge-line.ts";

/** The form with what a line says; what it does not say stays. Its parcel goes into row `at`. */
export function fillForm(state: FormState, reading: Reading, at: number): FormState {
  const { to = state.to, postcode, quantity, mass, sides, terms = state.terms, imperial } = reading;
  const measured = mass !== undefined || sides !== undefined;
  const units = measured ? (imperial ? "imperial" : "metric") : state.units;
  const placed = { ...state, to, terms, postcode: postcode ?? (to === state.to ? state.postcode : "") };
  const own = convertFormUnits({ ...placed, ...readGoods(reading) }, units);
  const weighed = reading.parts.find((part) => part.kind === "weight");
  const [length, width, height] = sides?.map((side) => formatSide(side, units)) ?? [];
  const fields: Partial<ParcelFields> = {
    ...(quantity !== undefined && { quantity: String(quantity) }),
    ...(mass !== undefined && { weight: formatWeight(mass, units, weighed?.imperial ?? imperial) }),
    ...(length && width && height && { length, width, height }),
  };
  const parcels = own.parcels.with(at, { ...(own.parcels[at] ?? emptyParcel), ...fields });
  return { ...own, parcels: Object.keys(fields).length > 0 ? parcels : own.parcels };
}

/** All articles that a line names, and the kind of goods by which they are priced: the first that is more than the usual. */
function readGoods(reading: Reading): Partial<Pick<FormState, "goods" | "article">> {
  const named = listGoodsParts(reading).map(({ goods }) => goods);
  if (named.length === 0) return {};
  const kinds = named.flatMap(({ kind }) => kind ?? []);
  return {
    goods: kinds.find((kind) => kind !== usualGoods) ?? usualGoods,
    article: [...new Set(named.map(({ id }) => id))].join(","),
  };
}

/** A weight in the units in which it was written, so that nothing of it is lost; it says them where the form's are others. */
function formatWeight(mass: Mass, units: FormState["units"], imperial: boolean): string {
  const unit = unitsOf[imperial ? "imperial" : "metric"].mass;
  const amount = String(round(convertMass(unit, mass), 4));
  return unit === unitsOf[units].mass ? amount : `${amount}${unit}`;
}

function formatSide(side: Length, units: FormState["units"]): string {
  return String(round(convertLength(unitsOf[units].length, side), 3));
}

function round(amount: number, decimals: number): number {
  return Math.round(amount * 10 ** decimals) / 10 ** decimals;
}
