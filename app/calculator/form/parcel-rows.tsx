import { m } from "#app/messages/m.ts";
import { changeUnits } from "../change-units.ts";
import type { FormState } from "../form-state.ts";
import type { Country } from "../matching-countries.ts";
import { ParcelRow } from "../parcel-row.tsx";
import { withText } from "./with-text.ts";
import type { Problems } from "../read-shipment.ts";

type Props = {
  /** What a pasted line may name. */
  countries: readonly Country[];
  state: FormState;
  problems: Problems;
  change: (next: FormState) => void;
};

/** Parcels, a row for each size. */
export function ParcelRows({ countries, state, problems, change }: Props) {
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">{m.field_parcels()}</legend>
      {state.parcels.map((parcel, at) => (
        <ParcelRow
          key={at}
          at={at}
          parcel={parcel}
          units={state.units}
          problems={problems}
          onChange={(next) => change({ ...state, parcels: state.parcels.with(at, next) })}
          onText={(text, whole) => {
            const next = withText(state, text, countries, at, whole);
            if (next) change(next);
            return next !== undefined;
          }}
          {...(at === 0 && {
            onUnits: () => change(changeUnits(state, state.units === "metric" ? "imperial" : "metric")),
          })}
          {...(state.parcels.length > 1 && {
            onRemove: () => change({ ...state, parcels: state.parcels.toSpliced(at, 1) }),
          })}
        />
      ))}
    </fieldset>
  );
}
