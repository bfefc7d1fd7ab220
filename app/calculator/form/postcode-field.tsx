import { m } from "#app/messages/m.ts";
import { longestPostcode } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { Field } from "./field.tsx";

/** The postcode. On leaving, what was read takes the place of what was typed. */
export default function PostcodeField() {
  const { postcodes, change } = useCalculatorStore();
  const { form, problems } = useCalculator((snapshot) => snapshot);
  const leave = () => {
    const code = postcodes.get(form.to)?.read(form.postcode);
    if (code !== undefined && code !== form.postcode) change({ postcode: code });
  };
  return (
    <Field id="postcode" label={m.field_postcode()} problem={problems.postcode} hint={m.field_postcode_hint()}>
      <input
        value={form.postcode}
        onChange={({ target }) => change({ postcode: target.value })}
        onBlur={leave}
        // Enter asks for the prices as leaving does
        onKeyDown={({ key }) => key === "Enter" && leave()}
        maxLength={longestPostcode}
        autoComplete="off"
        className="field"
      />
    </Field>
  );
}
