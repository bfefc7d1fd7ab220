import { useState } from "react";
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

/** The postcode. Half of one is no mistake while it is typed; on leaving, what was read takes its place. */
export default function PostcodeField({ state, postcodes, problem, change }: Props) {
  const [typing, setTyping] = useState(false);
  const { postcode } = state;
  const own = postcodes.get(state.to);
  // what may still become one: a sign in front or a longer form is a few letters more than the example
  const begun = typing && own && postcode.length < own.example.length + 4;
  const leave = () => {
    setTyping(false);
    const code = own?.read(postcode);
    if (code !== undefined && code !== postcode) change({ ...state, postcode: code });
  };
  return (
    <Field
      id="postcode"
      label={m.field_postcode()}
      problem={begun ? undefined : problem}
      hint={m.field_postcode_hint()}
    >
      <input
        value={postcode}
        onChange={({ target }) => {
          setTyping(true);
          change({ ...state, postcode: target.value });
        }}
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
