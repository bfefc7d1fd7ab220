import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Reason, Refusal } from "#rating/answer.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { CalculatorNames } from "../format/names.ts";
import { explainReason } from "../format/reasons.ts";
import { readAmount } from "../parse/amount.ts";
import { formatInUnits, readLength, readMass, type Units } from "../parse/measure.ts";
import { trimZeros } from "../store/write-parcels.ts";
import { type FormState, listChosenOptions, type ParcelFields } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { AmendLink } from "./amend-link.tsx";

export type Fix = { label: string; next: FormState };

/** A change that lifts a reason: what to call it, and the form after it. Nothing where the form cannot make it. */
export function findFix({ fix, code }: Reason, state: FormState, names: CalculatorNames): Fix | undefined {
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
      const weight = trimZeros(convertMass(metric ? "kg" : "lb", fix.mass));
      return {
        label: m.fix_weight({ weight: `${formatNumber(Number(weight), 3)} ${formatUnit(metric ? "kg" : "lb")}` }),
        next: mapParcels(state, (parcel) => withWeight(parcel, weight, state.units, code === "parcel-too-light")),
      };
    }
    case "longestSide": {
      // nor is what no longer holds the goods
      const longest = state.parcels.flatMap(({ length, width, height }) =>
        [length, width, height].map((side) => readLength(side, state.units) ?? 0),
      );
      if (Math.max(...longest) > 2 * fix.length) return undefined;
      const side = trimZeros(convertLength(metric ? "cm" : "in", fix.length));
      return {
        label: m.fix_side({ side: `${formatNumber(Number(side), 1)} ${formatUnit(metric ? "cm" : "in")}` }),
        next: mapParcels(state, (parcel) => clampSides(parcel, side, state.units)),
      };
    }
    case "goods":
      return { label: m.fix_goods({ goods: names.goods(fix.goods) }), next: { ...state, goods: fix.goods } };
    case "incoterm":
      return { label: m.fix_incoterm({ incoterm: fix.incoterm }), next: { ...state, terms: fix.incoterm } };
    case "shipDate":
      return { label: m.fix_date({ date: formatDate(fix.date) }), next: { ...state, date: fix.date } };
    case "from":
      return { label: m.fix_from({ from: names.origin(fix.origin) }), next: { ...state, from: fix.origin } };
    case "option":
      return {
        label: m.fix_option({ option: names.option(fix.without) }),
        next: {
          ...state,
          options: listChosenOptions(state)
            .filter((id) => id !== fix.without)
            .join(","),
        },
      };
    case "totalMass":
    case "split":
      return undefined;
  }
}

function mapParcels(state: FormState, change: (parcel: ParcelFields) => ParcelFields): FormState {
  return { ...state, parcels: state.parcels.map(change) };
}

/** The weight of parcels that are on the wrong side of a limit; the others keep theirs. */
function withWeight(parcel: ParcelFields, limit: string, units: Units, least: boolean): ParcelFields {
  const weight = readAmount(formatInUnits(parcel.weight, units, "mass")) ?? 0;
  const wrong = least ? weight < Number(limit) : weight > Number(limit);
  return wrong ? { ...parcel, weight: limit } : parcel;
}

/** No side longer than `most`; what is shorter, or cannot be read, stays. */
function clampSides(parcel: ParcelFields, most: string, units: Units): ParcelFields {
  const cap = (text: string) => ((readAmount(formatInUnits(text, units, "length")) ?? 0) > Number(most) ? most : text);
  return { ...parcel, length: cap(parcel.length), width: cap(parcel.width), height: cap(parcel.height) };
}

/** A line that says no: each reason, and the change that would lift it. */
export function RefusalRow({ refusal, form }: { refusal: Refusal; form: FormState }) {
  const { name, path } = useCalculatorStore().names.service(refusal.service);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr]">
      <a href={path} className="font-semibold hover:underline hover:underline-offset-4">
        {name}
      </a>
      <Reasons refusal={refusal} form={form} />
    </li>
  );
}

/** Why a line refuses, each reason with the change that would lift it. */
export function Reasons({ refusal, form }: { refusal: Refusal; form: FormState }) {
  const { names } = useCalculatorStore();
  const fixes = refusal.reasons.map((reason) => findFix(reason, form, names));
  // a change that leaves another reason standing is no way to a price
  const helps = fixes.every((fix) => fix !== undefined);
  return (
    <ul className="space-y-2">
      {refusal.reasons.map((reason, at) => {
        const fix = helps && fixes[at];
        return (
          <li
            key={reason.code}
            className="grid justify-items-start gap-x-3 text-quiet sm:flex sm:flex-wrap sm:items-baseline"
          >
            <span>{explainReason(reason, form.units, names)}</span>
            {fix && (
              <AmendLink
                from={form}
                to={fix.next}
                done={fix.label}
                className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-6"
              >
                {fix.label}
              </AmendLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
