import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { type CityPlace, findCity } from "./line-reader.ts";

/**
 * A city in place of its postcode, once the field is left: `take` is given what stood there (`before`) and the postcode in
 * the middle of the city, or what is chosen of the `offer`, where it lies in another of the `countries`. `note`: which city
 * that postcode stands for, as long as it does.
 */
export function useCity(
  now: CityPlace,
  countries: readonly { code: string; name: string; inSentence?: string }[],
  take: (before: CityPlace, place: CityPlace) => void,
) {
  const [found, setFound] = useState<CityPlace & { city: string }>();
  const lookUp = async () => {
    const place = await findCity(now.postcode);
    setFound(place && { ...place, city: now.postcode });
    if (place?.to === now.to && place.postcode) take(now, place);
  };
  // a late answer is none for what stands there by then
  const isElsewhere = found && found.city === now.postcode && found.to !== now.to;
  const country = isElsewhere && countries.find(({ code }) => code === found.to);
  const offer = country && (
    <button
      type="button"
      className="relative min-h-11 text-start text-sm font-semibold text-link hover:underline"
      onClick={({ currentTarget }) => {
        // the button goes with what it answers; keys go on in the form
        if (currentTarget.matches(":focus-visible")) currentTarget.closest("form")?.querySelector("input")?.focus();
        take(now, { to: found.to, postcode: found.postcode });
      }}
    >
      {m.problem_postcode_owner({ code: found.city, place: country.inSentence ?? country.name })}
    </button>
  );
  const isHere = found?.to === now.to && found.postcode !== "" && found.postcode === now.postcode;
  const note = isHere ? m.city_postcode({ code: found.postcode, city: found.city }) : undefined;
  return { lookUp, offer, note };
}
