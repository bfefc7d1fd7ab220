import { countryInText } from "../country-in-text.ts";
import type { FormState } from "../form-state.ts";
import type { Country } from "../matching-countries.ts";
import type { Postcodes } from "../postcodes.ts";

/**
 * The form with the country that an address names (`Rue de Rivoli 10, 75001 Paris, France`), the last one in it, and with
 * its postcode. A code at the end counts where the postcode is of that country: `Fresno, CA` is not in Canada.
 */
export function withPlace(
  state: FormState,
  text: string,
  countries: readonly Country[],
  postcodes: Postcodes,
): FormState | undefined {
  const named = text
    .split(/[,;\n]/)
    .reverse()
    .flatMap((part) => countryInText(part, countries) ?? []);
  const [, code] = /\b([A-Z]{2})\W*$/.exec(text) ?? [];
  const coded = countries.find((country) => country.code === code && postcodes.get(country.code)?.read(text));
  const to = (coded ?? named[0])?.code;
  return to === undefined ? undefined : { ...state, to, postcode: postcodes.get(to)?.read(text) ?? "" };
}
