import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShipmentOption } from "#rating/card.ts";
import { formatCurrency } from "../format/money.ts";
import { DutyFields, ValueField } from "../landed-cost/duty-fields.tsx";
import { convertFormCurrency } from "../store/actions.ts";
import { listChosenOptions, listOfferedOptions, requireDeclaredValue } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { Field, SegmentedControl } from "./field.tsx";

/** What the cards offer besides carriage: a line that does not offer it says so in its place. */
function OptionFields() {
  const { page, change } = useCalculatorStore();
  const state = useCalculator(({ form }) => form);
  const offered = listOfferedOptions(page.cards);
  const chosen = listChosenOptions(state);
  if (offered.length === 0) return null;
  const set = (id: ShipmentOption, on: boolean) =>
    change({ options: [...chosen.filter((own) => own !== id), ...(on ? [id] : [])].join(",") });
  return (
    <fieldset>
      <legend className="text-sm text-quiet">{m.field_options()}</legend>
      {offered.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="options"
            value={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => set(id, target.checked)}
            className="size-5 accent-(--action)"
          />
          {getLocalText(name)}
        </label>
      ))}
    </fieldset>
  );
}

/** What most visitors leave as it is: the day, the goods, who pays the duty, the value. */
export function MoreFields() {
  const { page, change } = useCalculatorStore();
  const { form: state, problems, questions, landed, firstDay } = useCalculator((snapshot) => snapshot);
  const rule = page.goods.find(({ id }) => id === state.goods)?.rule;
  return (
    <>
      {page.origins.length > 1 && (
        <Field id="from" label={m.field_from()}>
          <select value={state.from} onChange={({ target }) => change({ from: target.value })} className="field">
            {page.origins.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id="date" label={m.field_date()} problem={problems.date}>
        <input
          type="date"
          value={state.date || firstDay}
          onChange={({ target }) => change({ date: target.value })}
          className="field"
        />
      </Field>
      <Field id="goods" label={m.field_goods()} hint={rule}>
        <select value={state.goods} onChange={({ target }) => change({ goods: target.value })} className="field">
          {page.goods.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <SegmentedControl
        name="terms"
        label={m.field_terms()}
        value={state.terms}
        options={[
          ["DAP", m.terms_dap()],
          ["DDP", m.terms_ddp()],
        ]}
        onChange={(terms) => change({ terms })}
        showLabel
      />
      {state.terms === "DDP" && (
        <DutyFields
          questions={questions}
          state={state}
          problems={problems}
          reference={page.reference}
          change={change}
        />
      )}
      {state.terms === "DDP" && landed && (
        <a
          href="#landed-title"
          className="flex min-h-11 items-center gap-2 text-[15px] font-semibold text-link hover:underline"
        >
          {m.landed_one({ total: landed })}
          <Icon name="lucide:arrow-down" />
        </a>
      )}
      <OptionFields />
      {state.terms === "DAP" && requireDeclaredValue(state, page.cards) && (
        <ValueField state={state} problems={problems} reference={page.reference} change={change} />
      )}
      <Field id="currency" label={m.field_currency()}>
        <select
          value={state.currency}
          onChange={({ target }) => change(convertFormCurrency(state, target.value, page.reference))}
          className="field"
        >
          {page.currencies.map((currency) => (
            <option key={currency} value={currency}>
              {formatCurrency(currency)}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
