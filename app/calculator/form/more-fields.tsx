import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Field } from "../field.tsx";
import { inCurrency } from "../in-currency.ts";
import type { FormState } from "../form-state.ts";
import { DutyFields } from "../landed-cost/duty-fields.tsx";
import type { Problems } from "../read-shipment.ts";
import { ValueField } from "../landed-cost/value-field.tsx";
import { Switch } from "../switch.tsx";
import { OptionFields } from "./option-fields.tsx";
import { optionsNeedValue } from "./options.ts";
import { currencyText } from "../currency-text.ts";

type Props = {
  page: CalculatorPage;
  state: FormState;
  problems: Problems;
  /** What the duty depends on. */
  questions: readonly DutyQuestion[];
  /** The landed cost with duty paid, which stands below the answers. */
  landed: string | undefined;
  today: string;
  change: (next: FormState) => void;
};

/** What most visitors leave as it is: the day, the goods, who pays the duty, the value. */
export function MoreFields({ page, state, problems, questions, landed, today, change }: Props) {
  const set = (name: keyof FormState) => (value: string) => change({ ...state, [name]: value });
  const rule = page.goods.find(({ id }) => id === state.goods)?.rule;
  return (
    <>
      {page.origins.length > 1 && (
        <Field id="from" label={m.field_from()}>
          <select value={state.from} onChange={({ target }) => set("from")(target.value)} className="field">
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
          value={state.date || today}
          onChange={({ target }) => set("date")(target.value)}
          className="field"
        />
      </Field>
      <Field id="goods" label={m.field_goods()} hint={rule}>
        <select value={state.goods} onChange={({ target }) => set("goods")(target.value)} className="field">
          {page.goods.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Switch
        name="terms"
        label={m.field_terms()}
        value={state.terms}
        options={[
          ["DAP", m.terms_dap()],
          ["DDP", m.terms_ddp()],
        ]}
        onChange={(terms) => change({ ...state, terms })}
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
      <OptionFields page={page} state={state} change={change} />
      {state.terms === "DAP" && optionsNeedValue(state, page.cards) && (
        <ValueField state={state} problems={problems} reference={page.reference} change={change} />
      )}
      <Field id="currency" label={m.field_currency()}>
        <select
          value={state.currency}
          onChange={({ target }) => change(inCurrency(state, target.value, page.reference))}
          className="field"
        >
          {page.currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currencyText(currency)}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
