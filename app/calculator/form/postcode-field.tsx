import { m } from "#app/messages/m.ts";
import { longestPostcode } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { useCity } from "../destination/use-city.tsx";
import { BarField } from "./bar-field.tsx";

/** The postcode. On leaving, what was read takes the place of what was typed. */
export default function PostcodeField() {
  const { postcodes, change, update, get, page } = useCalculatorStore();
  const to = useCalculator(({ form }) => form.to);
  const postcode = useCalculator(({ form }) => form.postcode);
  const problem = useCalculator(({ problems }) => problems.postcode);
  const example = page.countries.find(({ code }) => code === to)?.postcode?.example;
  const city = useCity({ to, postcode }, page.countries, (before, place) => {
    const { form } = get();
    if (form.postcode !== before.postcode || form.to !== before.to) return;
    // a city is no postcode to come back to in the country that is left
    if (place.to !== form.to) change({ postcode: "" });
    update({ form: { ...form, ...place }, city: undefined });
  });
  const leave = () => {
    const code = postcodes.get(to)?.read(postcode);
    if (code !== undefined && code !== postcode) change({ postcode: code });
    else if (code === undefined) city.lookUp();
  };
  return (
    <>
      <BarField
        id="postcode"
        label={m.field_postcode()}
        problem={problem}
        cell="max-sm:basis-full"
        title={m.field_postcode_hint()}
        // as it stands it would look like one that is given
        placeholder={example && m.field_example({ example })}
        value={postcode}
        onChange={({ target }) => change({ postcode: target.value })}
        onBlur={leave}
        // Enter asks for the prices as leaving does
        onKeyDown={({ key }) => key === "Enter" && leave()}
        maxLength={longestPostcode}
      />
      <div role="status" className="order-last col-span-full max-sm:basis-full">
        {(city.offer || city.note) && (
          <div className="border-t border-line px-4 sm:px-5">
            {city.offer || <p className="py-1.5 text-sm text-quiet">{city.note}</p>}
          </div>
        )}
      </div>
    </>
  );
}
