import {
  emptyParcel,
  type FormState,
  longestLine,
  longestPostcode,
  mostParcelRows,
  type ParcelFields,
  sortKeys,
} from "./form-state.ts";
import { readAmount } from "../parse/amount.ts";
import { readKg } from "../parse/weight.ts";
import { readSize } from "../parse/size.ts";

/** In an address, the day on which somebody passed it on. */
export const sentParam = "sent";

type Field = Exclude<keyof FormState, "parcels">;

const upTo = (most: number) => (text: string) => text.slice(0, most);
const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string) =>
    choices.find((choice) => choice === text);

/**
 * Every field of the form but its parcels, in the order in which addresses name them: how it is read (undefined: it cannot
 * be read), and whether it changes only how prices are looked at. A field that is missing here does not compile: it would
 * be lost from the links that people share.
 */
const fields: { readonly [Name in Field]: { read: (text: string) => FormState[Name] | undefined; viewOnly?: true } } = {
  from: { read: upTo(8) },
  // a name or a line that is no code stays as it was typed, for the form to read it
  to: {
    read: (text) => text.slice(0, longestLine).replace(/^[a-z]{2}$/, (code) => code.toUpperCase()),
  },
  postcode: { read: upTo(longestPostcode) },
  goods: { read: upTo(40) },
  article: { read: upTo(40) },
  terms: { read: oneOf(["DAP", "DDP"]) },
  value: { read: upTo(24) },
  subheadings: { read: upTo(4) },
  registered: { read: oneOf(["yes", "no"]) },
  options: { read: upTo(200) },
  currency: { read: upTo(3), viewOnly: true },
  date: { read: upTo(10) },
  by: { read: upTo(10) },
  units: { read: oneOf(["metric", "imperial"]), viewOnly: true },
  sort: { read: oneOf(sortKeys), viewOnly: true },
  service: { read: upTo(80), viewOnly: true },
};
const names = Object.keys(fields).filter((name): name is Field => name in fields);

/**
 * The form as an address query, a parcel as `1_0.8_40_30_10` (quantity, weight, three sides). What stands there as at
 * the start is left out.
 */
export function toQuery(state: FormState, start: FormState): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) if (state[name] !== start[name]) query.set(name, state[name]);
  const written = (parcels: readonly ParcelFields[]) => parcels.map(writeParcel);
  const own = written(state.parcels);
  if (own.join() !== written(start.parcels).join()) for (const parcel of own) query.append("parcel", parcel);
  return query;
}

/** The form that a query asks for; what it does not say, or says wrongly, is as at the start. */
export function fromQuery(query: URLSearchParams, start: FormState): FormState {
  const state = { ...start, parcels: readParcels(query) ?? start.parcels };
  const read = <Name extends Field>(name: Name) => {
    const text = query.get(name);
    state[name] = (text === null ? undefined : fields[name].read(text)) ?? start[name];
  };
  for (const name of names) read(name);
  return state;
}

/** Whether two forms ask for the same prices, however they are looked at. */
export function isSameRequest(one: FormState, other: FormState): boolean {
  const view: ReadonlySet<string> = new Set(names.filter((name) => fields[name].viewOnly));
  return [...toQuery(one, other).keys()].every((name) => view.has(name));
}

/** The parcels of a query: in full, or one in the short form `weight=800 g&size=40x30x10`. */
function readParcels(query: URLSearchParams): readonly ParcelFields[] | undefined {
  const parcels = query.getAll("parcel").slice(0, mostParcelRows).map(readParcel);
  if (parcels.length > 0) return parcels;
  const weight = query.get("weight")?.slice(0, 12);
  return weight ? [{ ...emptyParcel, weight: toKilograms(weight), ...parseSides(query.get("size")) }] : undefined;
}

/** The weight of a short form, which may say its unit: `800 g`. One that cannot be read stays, for the form to say so. */
function toKilograms(weight: string): string {
  return readAmount(weight) === undefined ? String(readKg(weight) ?? weight) : weight;
}

/** The size of a short form, `40x30x10`; one that cannot be read is left out, and the answers say that they go by weight. */
function parseSides(size: string | null): Partial<ParcelFields> {
  const [length, width, height] = readSize((size ?? "").slice(0, 40))?.map(String) ?? [];
  return length && width && height ? { length, width, height } : {};
}

function writeParcel({ quantity, weight, length, width, height }: ParcelFields): string {
  return [quantity, weight, length, width, height].map((text) => text.replaceAll("_", "")).join("_");
}

function readParcel(text: string): ParcelFields {
  const [quantity = "1", weight = "", length = "", width = "", height = ""] = text.slice(0, 80).split("_");
  return { quantity, weight, length, width, height };
}
