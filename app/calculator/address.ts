import {
  emptyParcel,
  type FormState,
  longestPostcode,
  mostParcelRows,
  sortKeys,
  type ParcelFields,
} from "./form-state.ts";
import { readAmount } from "./read-amount.ts";
import { readKg } from "./read-kg.ts";
import { readSize } from "./read-size.ts";

/** The form as an address query, a parcel as `1_0.8_40_30_10` (quantity, weight, three sides). What stands there as at the start is left out. */
export function toQuery(state: FormState, start: FormState): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [
    "from",
    "to",
    "postcode",
    "goods",
    "terms",
    "value",
    "subheadings",
    "registered",
    "options",
    "currency",
    "date",
    "by",
    "units",
    "sort",
    "service",
  ] as const) {
    if (state[name] !== start[name]) query.set(name, state[name]);
  }
  const written = (parcels: readonly ParcelFields[]) => parcels.map(writeParcel);
  const own = written(state.parcels);
  if (own.join() !== written(start.parcels).join()) for (const parcel of own) query.append("parcel", parcel);
  return query;
}

/** The form that a query asks for; what it does not say, or says wrongly, is as at the start. */
export function fromQuery(query: URLSearchParams, start: FormState): FormState {
  const text = (name: string, most: number) => query.get(name)?.slice(0, most);
  const parcels = query.getAll("parcel").slice(0, mostParcelRows).map(readParcel);
  const weight = text("weight", 12);
  const parcelsOrWeight =
    parcels.length > 0
      ? parcels
      : weight
        ? [{ ...emptyParcel, weight: inKg(weight), ...sides(query.get("size")) }]
        : start.parcels;
  const terms = query.get("terms");
  const registered = query.get("registered");
  return {
    from: text("from", 8) ?? start.from,
    // a name that is no country stays as it was typed, for the form to say so
    to: (text("to", longestPostcode) ?? start.to).replace(/^[a-z]{2}$/, (code) => code.toUpperCase()),
    postcode: text("postcode", longestPostcode) ?? start.postcode,
    parcels: parcelsOrWeight,
    goods: text("goods", 40) ?? start.goods,
    terms: terms === "DAP" || terms === "DDP" ? terms : start.terms,
    value: text("value", 24) ?? start.value,
    subheadings: text("subheadings", 4) ?? start.subheadings,
    registered: registered === "yes" || registered === "no" ? registered : start.registered,
    options: text("options", 200) ?? start.options,
    currency: text("currency", 3) ?? start.currency,
    date: text("date", 10) ?? start.date,
    by: text("by", 10) ?? start.by,
    units: query.get("units") === "imperial" ? "imperial" : start.units,
    sort: sortKeys.find((order) => order === query.get("sort")) ?? start.sort,
    service: text("service", 80) ?? start.service,
  };
}

/** The weight of a short form, which may say its unit: `800 g`. One that cannot be read stays, for the form to say so. */
function inKg(weight: string): string {
  return readAmount(weight) === undefined ? String(readKg(weight) ?? weight) : weight;
}

/** The size of a short form, `40x30x10`; one that cannot be read is left out, and the answers say that they go by weight. */
function sides(size: string | null): Partial<ParcelFields> {
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
