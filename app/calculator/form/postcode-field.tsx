import { m } from "#app/messages/m.ts";
import { longestPostcode } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { findCityPostcode } from "../destination/line-reader.ts";
import { BarField } from "./bar-field.tsx";

/** The postcode. On leaving, what was read takes the place of what was typed. */
export default function PostcodeField() {
  const { postcodes, change, get, page } = useCalculatorStore();
  const to = useCalculator(({ form }) => form.to);
  const postcode = useCalculator(({ form }) => form.postcode);
  const problem = useCalculator(({ problems }) => problems.postcode);
  const example = page.countries.find(({ code }) => code === to)?.postcode?.example;
  const leave = () => {
    const code = postcodes.get(to)?.read(postcode);
    if (code !== undefined && code !== postcode) change({ postcode: code });
    else if (code === undefined)
      findCityPostcode(postcode, to).then((found) => {
        const { form } = get();
        if (found && form.postcode === postcode && form.to === to) change({ postcode: found });
      });
  };
  return (
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
  );
}
