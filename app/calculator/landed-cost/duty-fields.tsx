import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { showToast } from "#app/platform/toasts.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { formatMoney } from "#app/ui/format.ts";
import { formatCurrency } from "../format/money.ts";
import { Field, SegmentedControl } from "../form/field.tsx";
import { readAmount } from "../parse/amount.ts";
import type { FormState } from "../store/form-state.ts";
import { namesCurrency, type Problems } from "../store/read-shipment.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { ConversionProps } from "./value-converted.tsx";

/** What was typed for a value that was converted: who opens the fields again reads it there. */
let lastGiven = { text: "", value: "" };

const ValueConverted = lazy(() => import("./value-converted.tsx").catch(() => ({ default: ValueUnread })));

/** Where the code that reads money did not come, a value in another currency is as good as none. */
function ValueUnread({ onRead }: Pick<ConversionProps, "onRead">) {
  useEffect(() => onRead?.(undefined, undefined), [onRead]);
  return null;
}

type ValueFieldProps = {
  state: FormState;
  problems: Problems;
  reference: Reference;
  change: (next: FormState) => void;
  hint?: string;
};

/** The value of the goods, of which duty, tax and insurance are taken. One in another currency is converted when the field is left. */
export function ValueField({ state, problems, reference, change, hint = m.field_value_hint() }: ValueFieldProps) {
  const { update } = useCalculatorStore();
  const [left, setLeft] = useState(true);
  const [given, setGiven] = useState(lastGiven);
  const isTypedHere = useRef(false);
  const { value, currency } = state;
  // what somebody types stands as it was typed until the field is left
  const [typed, setTyped] = useState<string>();
  const converted = value !== "" && value === given.value;
  const now = useRef(state);
  now.current = state;
  const onRead = useCallback(
    (read: string | undefined, note: string | undefined) => {
      if (read === undefined) return update({ unreadValue: now.current.value });
      lastGiven = { text: now.current.value, value: read };
      setGiven(lastGiven);
      // the fields close on an answer that came with a line, and the note in them
      if (note && !isTypedHere.current) showToast({ id: "value", title: note });
      change({ ...now.current, value: read });
    },
    [change, update],
  );
  return (
    <div>
      <Field
        id="value"
        label={m.field_value_in({ currency: formatCurrency(currency) })}
        problem={problems.value}
        hint={hint}
      >
        <input
          inputMode="decimal"
          value={typed ?? value}
          onChange={({ target }) => {
            setLeft(false);
            isTypedHere.current = true;
            setTyped(target.value);
            change({ ...state, value: dropOwnSign(target.value, currency) });
          }}
          onBlur={() => {
            setLeft(true);
            setTyped(undefined);
          }}
          // Enter asks for prices, as leaving the field does
          onKeyDown={({ key }) => key === "Enter" && setLeft(true)}
          autoComplete="off"
          maxLength={24}
          className="field"
        />
      </Field>
      {(converted || namesCurrency(value)) && (
        <SectionBoundary quiet>
          <Suspense fallback={<p className="mt-1 text-sm text-quiet">{m.loading()}</p>}>
            <ValueConverted
              text={converted ? given.text : value}
              currency={currency}
              reference={reference}
              onRead={left && !converted ? onRead : undefined}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}

/** An amount without the sign or the code of its field's own currency: `$120` and `120 USD` in a field of dollars are 120. */
function dropOwnSign(text: string, currency: string): string {
  const sign = formatMoney(0, currency).replace(/[\d.,\s]/g, "");
  const plain = [sign, currency].reduce((rest, own) => rest.toUpperCase().replace(own.toUpperCase(), ""), text).trim();
  return readAmount(plain) === undefined ? text : plain;
}

type DutyFieldsProps = {
  questions: readonly DutyQuestion[];
  state: FormState;
  problems: Problems;
  reference: Reference;
  change: (next: FormState) => void;
};

/** Only what the duty depends on: the goods' value, how many tariff sub-headings they have, who accounts for the tax. */
export function DutyFields({ questions, state, problems, reference, change }: DutyFieldsProps) {
  const registered = questions.find((question) => question.ask === "registered");
  const asksKinds = questions.some(({ ask }) => ask === "subheadings") || problems.subheadings !== undefined;
  return (
    <>
      <ValueField state={state} problems={problems} reference={reference} change={change} />
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
        <SegmentedControl
          name="registered"
          label={m.field_registered({
            scheme: typeof registered.scheme === "string" ? registered.scheme : getLocalText(registered.scheme),
          })}
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
