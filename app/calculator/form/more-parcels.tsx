import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { emptyParcel, type FormState, mostParcelRows } from "../form-state.ts";
import type { Country } from "../matching-countries.ts";
import { MyBoxes } from "./my-boxes.tsx";

type Props = {
  /** One of them is the example of a line to paste. */
  countries: readonly Country[];
  state: FormState;
  change: (next: FormState) => void;
};

/** Other ways to say what is sent: a pasted line, a further size, a box that was kept. */
export function MoreParcels({ countries, state, change }: Props) {
  const country = (countries.find(({ code }) => code === state.to) ?? countries[0])?.name ?? "";
  return (
    <>
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
    </>
  );
}
