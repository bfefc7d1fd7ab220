import type { Reason } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { chosenOptions } from "./form/options.ts";
import { trimmed } from "./fields-of-parcels.ts";
import type { FormState, ParcelFields } from "./form-state.ts";
import type { CalculatorNames } from "./names.ts";
import { readMass, shownIn, type Units } from "./measure.ts";
import { readAmount } from "./read-amount.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** A change that lifts a reason: what to call it, and the form after it. Nothing where the form cannot make it. */
export function fixFor(
  { fix, code }: Reason,
  state: FormState,
  names: CalculatorNames,
): { label: string; next: FormState } | undefined {
  if (!fix) return undefined;
  const metric = state.units === "metric";
  switch (fix.field) {
    case "parcelMass": {
      // half of a pallet is no advice
      if (
        code !== "parcel-too-light" &&
        state.parcels.some(({ weight }) => (readMass(weight, state.units) ?? 0) > 2 * fix.mass)
      )
        return undefined;
      const weight = trimmed(massIn(metric ? "kg" : "lb", fix.mass));
      return {
        label: m.fix_weight({ weight: `${number(Number(weight), 3)} ${unitText(metric ? "kg" : "lb")}` }),
        next: everyParcel(state, (parcel) => withWeight(parcel, weight, state.units, code === "parcel-too-light")),
      };
    }
    case "longestSide": {
      const side = trimmed(lengthIn(metric ? "cm" : "in", fix.length));
      return {
        label: m.fix_side({ side: `${number(Number(side), 1)} ${unitText(metric ? "cm" : "in")}` }),
        next: everyParcel(state, (parcel) => capped(parcel, side, state.units)),
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
    case "option":
      return {
        label: m.fix_option({ option: names.option(fix.without) }),
        next: {
          ...state,
          options: chosenOptions(state)
            .filter((id) => id !== fix.without)
            .join(","),
        },
      };
    case "totalMass":
    case "split":
      return undefined;
  }
}

function everyParcel(state: FormState, change: (parcel: ParcelFields) => ParcelFields): FormState {
  return { ...state, parcels: state.parcels.map(change) };
}

/** The weight of parcels that are on the wrong side of a limit; the others keep theirs. */
function withWeight(parcel: ParcelFields, limit: string, units: Units, least: boolean): ParcelFields {
  const weight = readAmount(shownIn(parcel.weight, units, "mass")) ?? 0;
  const wrong = least ? weight < Number(limit) : weight > Number(limit);
  return wrong ? { ...parcel, weight: limit } : parcel;
}

/** No side longer than `most`; what is shorter, or cannot be read, stays. */
function capped(parcel: ParcelFields, most: string, units: Units): ParcelFields {
  const cap = (text: string) => ((readAmount(shownIn(text, units, "length")) ?? 0) > Number(most) ? most : text);
  return { ...parcel, length: cap(parcel.length), width: cap(parcel.width), height: cap(parcel.height) };
}
