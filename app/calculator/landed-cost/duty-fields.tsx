import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { m } from "#app/messages/m.ts";
import { Field } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import type { Problems } from "../read-shipment.ts";
import { Switch } from "../switch.tsx";
import { ValueField } from "./value-field.tsx";

type Props = {
  questions: readonly DutyQuestion[];
  state: FormState;
  problems: Problems;
  reference: Reference;
  change: (next: FormState) => void;
  /** The value is asked for elsewhere. */
  withoutValue?: boolean;
};

/** What the duty depends on, and nothing else: the goods' value, how many kinds there are, who accounts for the tax. */
export function DutyFields({ questions, state, problems, reference, change, withoutValue = false }: Props) {
  const registered = questions.find((question) => question.ask === "registered");
  const asksKinds = questions.some(({ ask }) => ask === "subheadings") || problems.subheadings !== undefined;
  const asksValue = !withoutValue && (questions.some(({ ask }) => ask === "value") || state.value !== "");
  return (
    <>
      {asksValue && <ValueField state={state} problems={problems} reference={reference} change={change} />}
      {asksKinds && (
        <Field
          id="subheadings"
          label={m.field_subheadings()}
          problem={problems.subheadings}
          hint={m.field_subheadings_hint()}
        >
          <input
            inputMode="numeric"
            value={state.subheadings}
            onChange={({ target }) => change({ ...state, subheadings: target.value })}
            autoComplete="off"
            maxLength={4}
            className="field"
          />
        </Field>
      )}
      {!asksKinds && state.value !== "" && Number(state.subheadings) > 1 && (
        <p className="text-sm text-quiet">{m.duty_kinds_idle()}</p>
      )}
      {registered && (
        <Switch
          name="registered"
          label={m.field_registered({ scheme: registered.scheme })}
          value={state.registered || (registered.assumed ? "yes" : "no")}
          options={[
            ["no", m.no()],
            ["yes", m.yes()],
          ]}
          onChange={(answer) => change({ ...state, registered: answer })}
          showLabel
        />
      )}
    </>
  );
}
