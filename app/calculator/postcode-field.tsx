import { m } from "#app/messages/m.ts";
import { Field } from "./field.tsx";
import { type FormState, longestPostcode } from "./form-state.ts";
import type { Postcodes } from "./postcodes.ts";

type Props = {
  state: FormState;
  postcodes: Postcodes;
  problem: string | undefined;
  change: (next: FormState) => void;
};

/** The postcode. On leaving, what was read takes the place of what was typed. */
export default function PostcodeField({ state, postcodes, problem, change }: Props) {
  const leave = () => {
    const code = postcodes.get(state.to)?.read(state.postcode);
    if (code !== undefined && code !== state.postcode) change({ ...state, postcode: code });
  };
  return (
    <Field id="postcode" label={m.field_postcode()} problem={problem} hint={m.field_postcode_hint()}>
      <input
        value={state.postcode}
        onChange={({ target }) => change({ ...state, postcode: target.value })}
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
