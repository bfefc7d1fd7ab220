import { m } from "#app/messages/m.ts";
import { Field } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import type { Problems } from "../read-shipment.ts";
import { currencyText } from "../currency-text.ts";

type Props = { state: FormState; problems: Problems; change: (next: FormState) => void };

/** The value of the goods: what duty, tax and insurance are taken of. */
export function ValueField({ state, problems, change }: Props) {
  return (
    <Field
      id="value"
      label={m.field_value_in({ currency: currencyText(state.currency) })}
      problem={problems.value}
      hint={m.field_value_hint()}
    >
      <input
        inputMode="decimal"
        value={state.value}
        onChange={({ target }) => change({ ...state, value: target.value })}
        autoComplete="off"
        maxLength={15}
        className="field"
      />
    </Field>
  );
}
