import type { Fix } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/paraglide/messages.js";
import { date, number } from "#app/ui/format.ts";
import { trimmed } from "./fields-of-parcels.ts";
import type { FormState, ParcelFields } from "./form-state.ts";
import type { CalculatorNames } from "./names.ts";
import { readAmount } from "./read-amount.ts";

/** A change that lifts a reason: what to call it, and the form after it. Nothing where the form cannot make it. */
export function fixFor(
  fix: Fix | undefined,
  state: FormState,
  names: CalculatorNames,
): { label: string; next: FormState } | undefined {
  if (!fix) return undefined;
  const metric = state.units === "metric";
  switch (fix.field) {
    case "parcelMass": {
      const weight = trimmed(massIn(metric ? "kg" : "lb", fix.mass));
      return {
        label: m.fix_weight({ weight: `${number(Number(weight), 3)} ${metric ? "kg" : "lb"}` }),
        next: everyParcel(state, (parcel) => ({ ...parcel, weight })),
      };
    }
    case "longestSide": {
      const side = trimmed(lengthIn(metric ? "cm" : "in", fix.length));
      return {
        label: m.fix_side({ side: `${number(Number(side), 1)} ${metric ? "cm" : "in"}` }),
        next: everyParcel(state, (parcel) => withLongest(parcel, side)),
      };
    }
    case "goods":
      return { label: m.fix_goods({ goods: names.goods(fix.goods) }), next: { ...state, goods: fix.goods } };
    case "incoterm":
      return { label: m.fix_incoterm({ incoterm: fix.incoterm }), next: { ...state, terms: fix.incoterm } };
    case "shipDate":
      return { label: m.fix_date({ date: date(fix.date) }), next: { ...state, date: fix.date } };
    case "from":
      return { label: m.fix_from({ from: names.origin(fix.origin) }), next: { ...state, from: fix.origin } };
    case "totalMass":
    case "split":
      return undefined;
  }
}

function everyParcel(state: FormState, change: (parcel: ParcelFields) => ParcelFields): FormState {
  return { ...state, parcels: state.parcels.map(change) };
}

function withLongest(parcel: ParcelFields, side: string): ParcelFields {
  const names = ["length", "width", "height"] as const;
  const longest = names.reduce(
    (most, name) => ((readAmount(parcel[name]) ?? 0) > (readAmount(parcel[most]) ?? 0) ? name : most),
    "length" as (typeof names)[number],
  );
  return { ...parcel, [longest]: side };
}
