import { changeUnits } from "../change-units.ts";
import { countryInText } from "../country-in-text.ts";
import { emptyParcel, type FormState } from "../form-state.ts";
import type { Country } from "../matching-countries.ts";
import { readParcelText } from "../read-parcel-text.ts";

/** The form with the parcel of a written line (`Norway 2.5 kg 40x30x20 cm`) in row `at`; nothing if it names none, or where the text is `whole` and says more. */
export function withText(
  state: FormState,
  text: string,
  countries: readonly Country[],
  at: number,
  whole = false,
): FormState | undefined {
  const read = readParcelText(text, whole);
  if (!read) return undefined;
  const to = countryInText(text, countries)?.code ?? state.to;
  const own = changeUnits({ ...state, to, postcode: to === state.to ? state.postcode : "" }, read.units);
  return { ...own, parcels: own.parcels.with(at, { ...(own.parcels[at] ?? emptyParcel), ...read.fields }) };
}
