import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Field } from "../form/field.tsx";
import type { FormState } from "../store/form-state.ts";

type Props = { state: FormState; problem: string | undefined; change: (next: FormState) => void };

/** A day by which the shipment must be there, for whoever has one. */
export function DeadlineField({ state, problem, change }: Props) {
  const [wanted, setWanted] = useState(false);
  if (!wanted && !state.by)
    return (
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-2 text-[15px] font-semibold text-link hover:underline"
        onClick={() => setWanted(true)}
      >
        <Icon name="lucide:plus" />
        {m.deadline_add()}
      </button>
    );
  const clear = () => {
    setWanted(false);
    change({ ...state, by: "" });
  };
  return (
    <div>
      <Field id="by" label={m.deadline_field()} problem={problem}>
        <input
          type="date"
          value={state.by}
          onChange={({ target }) => change({ ...state, by: target.value })}
          className="field"
        />
      </Field>
      <button type="button" className="min-h-9 text-[15px] text-link hover:underline" onClick={clear}>
        {m.deadline_clear()}
      </button>
    </div>
  );
}
