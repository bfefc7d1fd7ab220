import { Suspense, useCallback, useRef, useState } from "react";
import type { Reference } from "#rating/reference.ts";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { Field } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import type { Problems } from "../read-shipment.ts";
import { currencyText } from "../currency-text.ts";

const ValueConverted = lazyWithMessages(
  "calculator/landed-cost/value-converted",
  () => import("./value-converted.tsx"),
);

type Props = {
  state: FormState;
  problems: Problems;
  reference: Reference;
  change: (next: FormState) => void;
};

/** The value of the goods: what duty, tax and insurance are taken of. One in another currency is converted when the field is left. */
export function ValueField({ state, problems, reference, change }: Props) {
  const [left, setLeft] = useState(true);
  const [given, setGiven] = useState({ text: "", value: "" });
  const { value } = state;
  const converted = value !== "" && value === given.value;
  const now = useRef(state);
  now.current = state;
  const onRead = useCallback(
    (read: string) => {
      setGiven({ text: now.current.value, value: read });
      change({ ...now.current, value: read });
    },
    [change],
  );
  return (
    <div>
      <Field
        id="value"
        label={m.field_value_in({ currency: currencyText(state.currency) })}
        problem={problems.value}
        hint={m.field_value_hint()}
      >
        <input
          inputMode="decimal"
          value={value}
          onChange={({ target }) => {
            setLeft(false);
            change({ ...state, value: target.value });
          }}
          onBlur={() => setLeft(true)}
          // Enter asks for the prices as leaving does
          onKeyDown={({ key }) => key === "Enter" && setLeft(true)}
          autoComplete="off"
          maxLength={24}
          className="field"
        />
      </Field>
      {(converted || /[^\d\s.,'’]/.test(value)) && (
        <SectionBoundary quiet>
          <Suspense>
            <ValueConverted
              text={converted ? given.text : value}
              currency={state.currency}
              reference={reference}
              onRead={left && !converted ? onRead : undefined}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
