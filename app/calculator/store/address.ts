import {
  emptyParcel,
  type FieldName,
  fieldNames,
  fields,
  type FormState,
  longestLine,
  mostParcelRows,
  type ParcelFields,
} from "./form-state.ts";
import { readAmount } from "../parse/amount.ts";
import { readKg } from "../parse/weight.ts";
import { readTypedSize, writeSides } from "../parse/size.ts";

/** In an address, the day on which somebody passed it on. */
export const sentParam = "sent";

/** Whether an address asks for nothing: its form is open on a phone. */
export function isBare(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name === sentParam);
}

/**
 * The form as an address query, a parcel as `1_0.8_40_30_10` (quantity, weight, three sides). What stands there as at
 * the start is left out.
 */
export function toQuery(state: FormState, start: FormState): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of fieldNames) if (state[name] !== start[name]) query.set(name, state[name]);
  const written = (parcels: readonly ParcelFields[]) => parcels.map(writeParcel);
  const own = written(state.parcels);
  if (own.join() !== written(start.parcels).join()) for (const parcel of own) query.append("parcel", parcel);
  return query;
}

/** The form that a query asks for; what it does not say, or says wrongly, is as at the start. */
export function fromQuery(query: URLSearchParams, start: FormState): FormState {
  const state = { ...start, parcels: readParcels(query) ?? start.parcels };
  const read = <Name extends FieldName>(name: Name) => {
    const text = query.get(name);
    state[name] = (text === null ? undefined : fields[name].read(text)) ?? start[name];
  };
  for (const name of fieldNames) read(name);
  return state;
}

/** Whether two forms ask for the same prices, however they are looked at. */
export function isSameRequest(one: FormState, other: FormState): boolean {
  const view: ReadonlySet<string> = new Set(fieldNames.filter((name) => fields[name].viewOnly));
  return [...toQuery(one, other).keys()].every((name) => view.has(name));
}

/**
 * The parcels of a query: in full, or one in the short form `weight=800 g&size=40x30x10`. A line that stands there, as in a
 * form that was sent before its code came, stays whole: it is read once it can be (`useLine`).
 */
function readParcels(query: URLSearchParams): readonly ParcelFields[] | undefined {
  const parcels = query.getAll("parcel").slice(0, mostParcelRows).map(readParcel);
  if (parcels.length > 0) return parcels;
  const weight = query.get("weight")?.slice(0, longestLine) ?? "";
  const size = query.get("size")?.trim().slice(0, longestLine) ?? "";
  return weight || size ? [{ ...emptyParcel, weight: toKilograms(weight), ...parseSides(size) }] : undefined;
}

/** The weight of a short form, which may say its unit: `800 g`. One that cannot be read stays, for the form to say so. */
function toKilograms(weight: string): string {
  return readAmount(weight) === undefined ? String(readKg(weight) ?? weight) : weight;
}

/** The size of a short form, `40x30x10`; one that cannot be read stays in the first side, for the form to say so. */
function parseSides(size: string): Partial<ParcelFields> {
  const [length, width, height] = writeSides(readTypedSize(size) ?? []);
  return length && width && height ? { length, width, height } : { length: size };
}

function writeParcel({ quantity, weight, length, width, height }: ParcelFields): string {
  return [quantity, weight, length, width, height].map((text) => text.replaceAll("_", "")).join("_");
}

function readParcel(text: string): ParcelFields {
  const [quantity = "1", weight = "", length = "", width = "", height = ""] = text.slice(0, 2 * longestLine).split("_");
  return { quantity, weight, length, width, height };
}
