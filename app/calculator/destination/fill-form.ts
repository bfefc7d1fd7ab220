import { convertLength, convertMass, type Mass } from "#rating/shipment/units.ts";
import { roundDecimals } from "../parse/amount.ts";
import type { ParcelRead, Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";
import { writeSides } from "../parse/size.ts";
import { convertFormUnits } from "../store/actions.ts";
import { emptyParcel, type FormState, type ParcelFields, usualGoods } from "../store/form-state.ts";
import { listGoodsParts } from "./judge-line.ts";

/**
 * The form with what a line says; what it does not say stays. Its parcel goes into row `at`, those of other kinds into rows
 * behind it. An island stands in the field of its postcode until somebody has entered that; a city brings the one in its
 * middle.
 */
export function fillForm(state: FormState, reading: Reading, at: number): FormState {
  const { to = state.to, postcode, area, cityPostcode, mass, sides, value, more = [], imperial } = reading;
  const { terms = state.terms, by = state.by, sort = state.sort, currency = state.currency } = reading;
  const gift = reading.parts.find(({ kind }) => kind === "gift");
  const measured = mass !== undefined || sides !== undefined;
  const units = measured ? (imperial ? "imperial" : "metric") : state.units;
  const own = convertFormUnits(
    {
      ...state,
      ...{ to, terms, by, sort, currency },
      postcode: postcode ?? area ?? cityPostcode ?? (to === state.to ? state.postcode : ""),
      value: value ? `${value.amount} ${value.currency}` : state.value,
      ...readGoods(reading),
      // another parcel is no gift because the one before was
      ...((gift || (reading.to && measured)) && { gift: gift ? reading.text.slice(...gift.span) : "" }),
    },
    units,
  );
  const weighed = reading.parts.filter((part) => part.kind === "weight");
  const [fields = {}, ...others] = [reading, ...more].map((one, row) =>
    writeParcel(one, units, weighed[row]?.imperial ?? imperial),
  );
  const parcels = own.parcels
    .with(at, { ...(own.parcels[at] ?? emptyParcel), ...fields })
    .toSpliced(at + 1, 0, ...others.map((other) => ({ ...emptyParcel, ...other })));
  return { ...own, parcels: Object.keys(fields).length > 0 ? parcels : own.parcels };
}

function writeParcel(
  { quantity, mass, sides }: ParcelRead,
  units: FormState["units"],
  imperial: boolean,
): Partial<ParcelFields> {
  const unit = unitsOf[units].length;
  const own = sides?.map((side) => roundDecimals(convertLength(unit, side), 3)) ?? [];
  const [length, width, height] = writeSides(own, unit);
  return {
    ...(quantity !== undefined && { quantity: String(quantity) }),
    ...(mass !== undefined && { weight: formatWeight(mass, units, imperial) }),
    ...(length && width && height && { length, width, height }),
  };
}

/**
 * All articles that a line names, and the kind of goods by which they are priced: the first that is more than the usual.
 * Plain goods are none of those that the form had.
 */
function readGoods(reading: Reading): Partial<Pick<FormState, "goods" | "article">> {
  const named = listGoodsParts(reading).map(({ goods }) => goods);
  if (named.length === 0) return reading.plain ? { goods: usualGoods, article: "" } : {};
  const kinds = named.flatMap(({ kind }) => kind ?? []);
  return {
    goods: kinds.find((kind) => kind !== usualGoods) ?? usualGoods,
    article: [...new Set(named.map(({ id }) => id))].join(","),
  };
}

/** A weight in the units in which it was written, so that nothing of it is lost; it says them where the form's are others. */
function formatWeight(mass: Mass, units: FormState["units"], imperial: boolean): string {
  const unit = unitsOf[imperial ? "imperial" : "metric"].mass;
  const amount = String(roundDecimals(convertMass(unit, mass), 4));
  return unit === unitsOf[units].mass ? amount : `${amount}${unit}`;
}
