import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changeUnits } from "../change-units.ts";
import { emptyParcel, type FormState, mostParcelRows } from "../form-state.ts";
import type { Country } from "../matching-countries.ts";
import { ParcelRow } from "../parcel-row.tsx";
import { MyBoxes } from "./my-boxes.tsx";
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
  const country = (countries.find(({ code }) => code === state.to) ?? countries[0])?.name ?? "";
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
          onText={(text) => {
            const next = withText(state, text, countries, at);
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
      <p className="text-[13px] leading-[18px] text-quiet">{m.parcel_paste({ country })}</p>
      {state.parcels.length < mostParcelRows && (
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-2 text-[15px] font-semibold text-link hover:underline"
          onClick={() => change({ ...state, parcels: [...state.parcels, emptyParcel] })}
        >
          <Icon name="lucide:plus" />
          {m.parcel_add()}
        </button>
      )}
      <MyBoxes state={state} change={change} />
    </fieldset>
  );
}
